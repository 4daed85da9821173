import type en from '../en/cotulenh-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.colours': 'Renkler',
  'option.colours.help': 'Kırmızıyı kim oynar ve ilk hamleyi kim yapar.',
  'option.colours.random': 'Kura ile',
  'option.colours.hostRed': 'İlk sandalye Kırmızı',
  'option.colours.hostBlue': 'İlk sandalye Mavi',
  'option.takeback': 'Hamle geri alma',
  'option.takeback.help': 'Hamle geri alınabilir mi.',
  'option.takeback.ask': 'Rakip kabul ederse',
  'option.takeback.free': 'Her zaman',
  'option.takeback.off': 'Asla',
  'option.bareCommandersDraw': 'Yalnız Komutanlar kalınca berabere',
  'option.bareCommandersDraw.help': 'Tahtada yalnız iki Komutan kalınca oyun berabere biter.',
  'option.commanderMoveResets': 'Komutan hamlesi elli hamle sayacını sıfırlar',
  'option.commanderMoveResets.help': 'Kapalıysa sayacı yalnız taş almak sıfırlar.',
  'option.navyDoubleLoad': 'Donanmaya çift yük',
  'option.navyDoubleLoad.help': 'Donanma iki Hava kuvveti ya da iki Tank da taşıyabilir.',
  'option.airForceSingleLoad': 'Hava kuvvetine tek yük',
  'option.airForceSingleLoad.help': 'Hava kuvveti yalnız bir taş taşır; Tank ile askeri birlikte taşımaz.',
  'option.hqTwoSteps': 'Kahraman Karargâh iki adım gider',
  'option.hqTwoSteps.help': 'Kapalıysa kahraman Karargâh bir adım gider.',
  'option.hqShield': 'Karargâh Komutanı korur',
  'option.hqShield.help': 'Karargâhtaki Komutana Piyade, Milis, Uçaksavar ve Füze dokunamaz.',
  'option.afReturnOnlyIfUnsafe': 'Hava kuvveti yalnız tehlikeden döner',
  'option.afReturnOnlyIfUnsafe.help': 'Karada taş aldıktan sonra ancak o nokta tehdit altındaysa geri uçar.',
  'option.missileNoShips': 'Füze gemi vuramaz',
  'option.missileNoShips.help': 'Kapalıysa Füze menzilindeki Donanmayı alabilir.',
  'option.winByArm': 'Bir kuvveti yok eden kazanır',
  'option.winByArm.help': 'Bütün gemileri, bütün uçakları ya da bütün Tank, Piyade ve Topçuları almak da kazandırır.',
  'option.freeSetup': 'Serbest diziliş',
  'option.freeSetup.help':
    'İleri düzey oyun: ilk hamleden önce her taraf taşlarını kendi tarafına, rakibe göstermeden dizer.',
  'option.position': 'Başlangıç konumu',
  'option.position.help': 'FEN olarak bir konum; boşsa olağan başlangıç.',
  'preset.classic': 'Klasik',
  'preset.classic.help': 'İnternette oynandığı gibi.',
  'preset.arms': 'Kuvvetler',
  'preset.arms.help': 'Bir kuvveti tümüyle yok etmek de kazandırır.',
  'preset.advanced': 'İleri düzey',
  'preset.advanced.help': 'Önce herkes kendi tarafını gizlice dizer.',
  'preset.inventor': 'Mucit',
  'preset.inventor.help': 'Yükler ve geri dönüş mucidin kural kitabındaki gibi.',

  'learn.title': 'Taşları tanı',
  'learn.C':
    'Komutan düz hatlarda dilediği kadar gider ama yalnız yanındaki noktadan taş alır. Taşınmayan iki Komutan açık bir hatta birbirini asla görmemelidir. Tanka, Hava kuvvetine, Donanmaya ya da Karargâha binebilir; o zaman gizlidir. Onu kaybeden oyunu kaybeder.',
  'learn.I':
    'Piyade düz hatta bir nokta gider ve alır. Tank, Hava kuvveti ve Donanma onu taşır. Kahraman olunca her yöne iki nokta gider.',
  'learn.T':
    'Tank düz hatta iki noktaya kadar gider ve alır, taşların üstünden geçmez. Bir kişi taşır: Komutan, Piyade ya da Milis. Kahraman olunca her yöne üç nokta gider.',
  'learn.M':
    'Milis sekiz yöne bir nokta gider ve alır. Tank, Hava kuvveti ve Donanma onu taşır. Kahraman olunca iki nokta gider.',
  'learn.E':
    'İstihkâm düz hatta bir nokta gider ve alır. Bir ağır taş taşır, Topçu, Uçaksavar ya da Füze, ve onu nehirden her yerde geçirir. Kahraman olunca her yöne iki nokta gider.',
  'learn.A':
    'Topçu sekiz yöne üç nokta erişir; taşların üstünden ateş eder ama üstlerinden geçmez. Ağırdır: nehri yalnız f ve h hatlarındaki geçitlerden geçer. Kahraman olunca dört nokta erişir.',
  'learn.G':
    'Uçaksavar düz hatta bir nokta gider ve alır, ağırdır. Düşman Hava kuvveti yanındaki noktalardan geçemez; oradaki bir hedefe dalıp onunla birlikte gidebilir. Kahraman olunca bölgesi iki noktaya uzanır.',
  'learn.S':
    'Füze düz hatta iki, çaprazda bir nokta erişir ve taşların üstünden ateş eder. Ağırdır, hava savunması iki noktaya uzanır. Kahraman olunca her şey bir nokta uzar.',
  'learn.F':
    'Hava kuvveti her yöne, her şeyin üstünden dört nokta uçar ve karaya iner. Taş aldıktan sonra inebilir ya da geri dönebilir. Düşman hava savunması onu durdurur: tek bir bölgede ancak dalabilir, iki taş da gider. Bir Tank ve bir kişi taşır. Kahramanı beş nokta uçar, hiçbir bölgeden korkmaz.',
  'learn.N':
    'Donanma denizde, kıyıda ve nehir ağzında her yöne dört nokta gider; yolunu yalnız başka gemiler keser. Gemileri dört, ötekileri üç noktadan vurur; karadaki hedefe sudan ateş eder. Bir Hava kuvveti ile bir taş daha taşır ve yanındaki göğü korur.',
  'learn.H':
    'Karargâh yerinden kıpırdamaz; Komutan içine girebilir ama orada da alınabilir. Kahraman Karargâh her yöne bir nokta gider.',

  'rules.1': 'Amaç',
  'rules.1.text':
    'Rakibin Komutanını al ya da hiçbir hamlenin kurtaramayacağı biçimde tehdit et: mat. Kırmızı başlar, sırayla oynanır. Pas geçilmez.',
  'rules.2': 'Tahta',
  'rules.2.text':
    'On bir dikey, on iki yatay hat; taşlar kesişme noktalarında durur. a ve b hatları deniz, c hattı hem gemilere hem kara taşlarına açık kıyı, gerisi karadır. Nehir 6. ve 7. sıraların arasındadır; gemiler e hattına kadar girebilir. Topçu, Uçaksavar ve Füze ağırdır: nehri yalnız f ve h hatlarındaki geçitlerden geçer. Taş almak nehrin her yerinden olur.',
  'rules.3': 'Hamle ve taş alma',
  'rules.3.text':
    'Her adım tek bir düz hat üzerindedir. Hedefin noktasında duramayan taş yerinden alır: kara taşları denizdeki gemiyi, gemiler karayı vurur. Hava kuvveti inmeyi ya da geri dönmeyi seçer.',
  'rules.4': 'Birlikler',
  'rules.4.text':
    'Dost taşlar bir taşıyıcının altında aynı noktada durabilir. Donanma bir Hava kuvveti ile Komutan, Piyade, Milis ya da Tanktan birini; Hava kuvveti bir Tank ve bir kişi; Tank bir kişi; İstihkâm bir ağır taş; Karargâh Komutanı taşır. Birleşmek bir hamledir. Birlik taşıyıcısı gibi gider ve bütün olarak alınır.',
  'rules.5': 'Dağılma',
  'rules.5.text':
    'Tek hamle yerine bir birliği dağıtabilirsin: taşları art arda ya da birlikte, her biri bir kez, ayrı noktalara gider, kimi yerinde kalır. Hepsi tek hamledir; Komutanın güvenliğine sonunda bakılır.',
  'rules.6': 'Hava savunması',
  'rules.6.text':
    'Donanma ve Uçaksavar yanındaki noktaları, Füze çevresindeki iki noktayı korur. Düşman Hava kuvveti bölgede duramaz, içinden geçemez. Tek bir savunucunun bölgesinde bir hedefe dalabilir: ikisi de gider. İki bölgenin üst üste geldiği yere hiç giremez.',
  'rules.7': 'Kahramanlar',
  'rules.7.text':
    'Düşman Komutanı tehdit eden taş kahraman olur: oyunun sonuna dek her yöne bir nokta daha uzağa. Komutanın yanında kalan son taş da kahraman olur. Komutan asla olmaz.',
  'rules.8': 'Komutanların bakışı',
  'rules.8.text':
    'Aynı hatta, aralarında taş olmayan iki Komutan birbirini görür. Hiçbir hamle böyle bitemez; Komutan ötekinin gördüğü noktadan geçemez. Taşınan Komutan gizlidir.',
  'rules.9': 'Beraberlik',
  'rules.9.text':
    'Pat, iki tarafın taş almadan ellişer hamlesi, aynı konumun üç kez gelmesi, yalnız iki Komutanın kalması ya da anlaşma.',
  'rules.10': 'Serbest diziliş',
  'rules.10.text':
    'Masa serbest dizilişle oynuyorsa iki oyuncu taşlarını aynı anda, kendi tarafına ve rakibe göstermeden dizer: Kırmızı 1–6, Mavi 7–12. sıralara; her noktaya bir taş, gemiler suya, ötekiler karaya. Komutan en arkadaki iki sıradan birinde, önünde aynı sütunda kendi taşlarından biriyle başlar; böylece kimse tehdit altında başlamaz. İkisi de hazır olunca iki taraf da açılır ve Kırmızı oynar. Diziliş kendi saatinden işler; süre biterse olağan diziliş geçerlidir.',
} satisfies Translation<typeof en>
