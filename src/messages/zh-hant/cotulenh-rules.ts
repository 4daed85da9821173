import type en from '../en/cotulenh-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.colours': '執子',
  'option.colours.help': '誰執紅先行。',
  'option.colours.random': '抽籤決定',
  'option.colours.hostRed': '一號位執紅',
  'option.colours.hostBlue': '一號位執藍',
  'option.takeback': '悔棋',
  'option.takeback.help': '可否收回已走的一步。',
  'option.takeback.ask': '對方同意便可',
  'option.takeback.free': '隨時可以',
  'option.takeback.off': '不可悔棋',
  'option.bareCommandersDraw': '只剩司令作和',
  'option.bareCommandersDraw.help': '雙方只剩司令時，作和局論。',
  'option.commanderMoveResets': '司令移動重新計五十步',
  'option.commanderMoveResets.help': '否則只有吃子才重新計算。',
  'option.navyDoubleLoad': '海軍雙載',
  'option.navyDoubleLoad.help': '海軍亦可載兩架空軍或兩輛坦克。',
  'option.airForceSingleLoad': '空軍單載',
  'option.airForceSingleLoad.help': '空軍只可載一子，不能同時載坦克與人員。',
  'option.hqTwoSteps': '英雄司令部走兩步',
  'option.hqTwoSteps.help': '否則英雄司令部只走一步。',
  'option.hqShield': '司令部保護司令',
  'option.hqShield.help': '司令在司令部內，不怕步兵、民兵、高射炮和導彈。',
  'option.afReturnOnlyIfUnsafe': '空軍遇險才可返航',
  'option.afReturnOnlyIfUnsafe.help': '在陸上吃子後，只有該點受威脅時才可飛回原位。',
  'option.missileNoShips': '導彈不能打船',
  'option.missileNoShips.help': '否則導彈可吃射程內的海軍。',
  'option.winByArm': '消滅一個軍種即勝',
  'option.winByArm.help': '吃光所有船艦、所有飛機，或所有坦克、步兵和炮兵，亦算勝出。',
  'option.freeSetup': '自由佈陣',
  'option.freeSetup.help': '進階玩法：第一步之前，雙方各自在己方半場暗中排列棋子。',
  'option.position': '開局局面',
  'option.position.help': '以 FEN 表示的局面；留空為標準開局。',
  'preset.classic': '經典',
  'preset.classic.help': '網上通行的玩法。',
  'preset.arms': '軍種',
  'preset.arms.help': '消滅整個軍種亦可勝出。',
  'preset.advanced': '進階',
  'preset.advanced.help': '雙方先在己方半場暗中佈陣。',
  'preset.inventor': '原創者',
  'preset.inventor.help': '載運與返航按原創者的規則書。',

  'learn.title': '認識棋子',
  'learn.C':
    '司令可沿直線走任意遠，但只能吃緊鄰的棋子。兩個未被載運的司令不可在暢通的直線上互望。司令可乘坦克、空軍、海軍或入司令部，此時便隱藏起來。失去司令即輸。',
  'learn.I': '步兵直走直吃一格，可由坦克、空軍、海軍載運。成為英雄後向八方走兩格。',
  'learn.T': '坦克直走直吃最多兩格，不可越過棋子。可載一人：司令、步兵或民兵。成為英雄後向八方走三格。',
  'learn.M': '民兵向八方走一格、吃一格，可由坦克、空軍、海軍載運。成為英雄後走兩格。',
  'learn.E': '工兵直走直吃一格。可載一件重型棋子（炮兵、高射炮或導彈），並在任何地方帶它過河。成為英雄後向八方走兩格。',
  'learn.A': '炮兵向八方射程三格，可隔子射擊，但不能越子移動。屬重型：只能在 f、h 兩線的淺灘過河。成為英雄後射程四格。',
  'learn.G':
    '高射炮直走直吃一格，屬重型。敵方空軍不可飛過它旁邊的點，只能在其中俯衝目標，同歸於盡。成為英雄後防空範圍達兩格。',
  'learn.S': '導彈直線兩格、斜線一格，可隔子射擊。屬重型，防空範圍兩格。成為英雄後各項都遠一格。',
  'learn.F':
    '空軍向八方飛四格，越過一切，降落在陸地。吃子後可降落或飛回。敵方防空可攔截：在單一防空範圍內只能同歸於盡，兩子同失。可載坦克和一人。英雄空軍飛五格，不怕任何防空。',
  'learn.N':
    '海軍在海、海岸和河口向八方走四格，只有其他船艦能阻擋。打船射程四格，其他三格，可從水上射擊陸地。可載空軍和另一子，並守護身旁的天空。',
  'learn.H': '司令部不動；司令可入內，但仍可被吃。英雄司令部向八方走一格。',

  'rules.1': '目標',
  'rules.1.text': '吃掉對方司令，或將軍至無法解救，即為將死。紅方先行，輪流走棋，不可停步。',
  'rules.2': '棋盤',
  'rules.2.text':
    '十一直線、十二橫線，棋子放在交叉點。a、b 線是海，c 線是船艦與陸軍皆可到的海岸，其餘是陸地。河在第 6 與第 7 橫線之間，船艦最遠可入至 e 線。炮兵、高射炮和導彈屬重型，只能在 f、h 線的淺灘過河；吃子則可在任何地方過河。',
  'rules.3': '移動與吃子',
  'rules.3.text':
    '每一步都沿一條直線。不能站在目標所在點的棋子便原地吃子：陸軍射擊海上的船，船射擊陸地。空軍可選擇降落或飛回。',
  'rules.4': '合併',
  'rules.4.text':
    '己方棋子可在載具之下同處一點。海軍載空軍，再加司令、步兵、民兵或坦克其中之一；空軍載坦克和一人；坦克載一人；工兵載一件重型棋子；司令部容納司令。合併需用一步。整組按載具走法移動，被吃時全組被吃。',
  'rules.5': '部署',
  'rules.5.text':
    '你可以不走一步，而把一組棋子部署開來：棋子逐一或一起離開，每子一次，到不同的點，亦可留下部分。整個部署算一步，司令是否安全在最後才判斷。',
  'rules.6': '防空',
  'rules.6.text':
    '海軍和高射炮守護旁邊的點，導彈守護周圍兩格。敵方空軍不可停在範圍內，亦不可穿越。在單一防空範圍內可撞向目標，兩子同失；兩個範圍重疊之處完全不能進入。',
  'rules.7': '英雄',
  'rules.7.text':
    '攻擊對方司令的棋子成為英雄：遠一格、可走八方，直至終局。除司令外最後一子亦成為英雄。司令永不成為英雄。',
  'rules.8': '司令對望',
  'rules.8.text':
    '兩個司令在同一直線或橫線而中間無子，便互相看見。任何一步都不可如此結束，司令亦不可越過對方看見的點。被載運的司令是隱藏的。',
  'rules.9': '和局',
  'rules.9.text': '無子可動、雙方各五十步無吃子、同一局面出現三次、只剩兩個司令，或雙方同意。',
  'rules.10': '自由佈陣',
  'rules.10.text':
    '若採用自由佈陣，雙方同時各在己方半場暗中排列棋子：紅方用第 1 至 6 橫線，藍方用第 7 至 12 橫線，每點一子，船艦在水上，其餘在陸上。司令須放在最後兩橫線之一，而且前方同一直線上須有己方棋子，因此開局時無人被將軍。雙方都準備好便同時亮陣，由紅方先行。佈陣用自己的時間；時間用盡則用標準陣勢。',
} satisfies Translation<typeof en>
