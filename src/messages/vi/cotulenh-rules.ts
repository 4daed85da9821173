import type en from '../en/cotulenh-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.colours': 'Màu quân',
  'option.colours.help': 'Ai cầm quân Đỏ và đi trước.',
  'option.colours.random': 'Bốc thăm',
  'option.colours.hostRed': 'Ghế đầu cầm Đỏ',
  'option.colours.hostBlue': 'Ghế đầu cầm Xanh',
  'option.takeback': 'Xin đi lại',
  'option.takeback.help': 'Có được đi lại nước vừa rồi không.',
  'option.takeback.ask': 'Khi đối phương đồng ý',
  'option.takeback.free': 'Luôn được',
  'option.takeback.off': 'Không được',
  'option.bareCommandersDraw': 'Chỉ còn hai Tư lệnh thì hòa',
  'option.bareCommandersDraw.help': 'Khi trên bàn chỉ còn hai Tư lệnh, ván cờ hòa.',
  'option.commanderMoveResets': 'Tư lệnh đi thì đếm lại 50 nước',
  'option.commanderMoveResets.help': 'Nếu tắt, chỉ nước ăn quân mới đếm lại.',
  'option.navyDoubleLoad': 'Hải quân cõng đôi',
  'option.navyDoubleLoad.help': 'Hải quân còn được cõng hai Không quân hoặc hai Xe tăng.',
  'option.airForceSingleLoad': 'Không quân cõng một quân',
  'option.airForceSingleLoad.help': 'Không quân chỉ cõng một quân, không cõng cả Xe tăng lẫn người.',
  'option.hqTwoSteps': 'Sở chỉ huy anh hùng đi hai bước',
  'option.hqTwoSteps.help': 'Nếu tắt, Sở chỉ huy anh hùng chỉ đi một bước.',
  'option.hqShield': 'Sở chỉ huy che chắn Tư lệnh',
  'option.hqShield.help': 'Trong Sở chỉ huy, Tư lệnh không sợ Bộ binh, Dân quân, Cao xạ và Tên lửa.',
  'option.afReturnOnlyIfUnsafe': 'Không quân chỉ bay về khi nguy hiểm',
  'option.afReturnOnlyIfUnsafe.help': 'Ăn quân trên đất liền xong chỉ được bay về nếu điểm đó đang bị đe dọa.',
  'option.missileNoShips': 'Tên lửa không bắn tàu',
  'option.missileNoShips.help': 'Nếu tắt, Tên lửa được ăn Hải quân trong tầm.',
  'option.winByArm': 'Thắng khi diệt hết một quân chủng',
  'option.winByArm.help': 'Diệt hết tàu, hết máy bay, hoặc hết Xe tăng, Bộ binh và Pháo binh cũng thắng.',
  'option.freeSetup': 'Tự do bày quân',
  'option.freeSetup.help': 'Cách chơi nâng cao: trước nước đầu tiên, mỗi bên bí mật bày quân trên nửa bàn của mình.',
  'option.position': 'Thế cờ ban đầu',
  'option.position.help': 'Thế cờ viết bằng FEN; để trống là thế thông thường.',
  'preset.classic': 'Thông dụng',
  'preset.classic.help': 'Như cách chơi trên mạng.',
  'preset.arms': 'Quân chủng',
  'preset.arms.help': 'Diệt hết một quân chủng cũng thắng.',
  'preset.advanced': 'Nâng cao',
  'preset.advanced.help': 'Trước hết mỗi bên bí mật bày quân trên nửa bàn của mình.',
  'preset.inventor': 'Tác giả',
  'preset.inventor.help': 'Cõng quân và bay về theo sách luật của tác giả.',

  'learn.title': 'Làm quen với các quân',
  'learn.C':
    'Tư lệnh đi thẳng ngang dọc bao xa cũng được, nhưng chỉ ăn quân ở điểm ngay bên cạnh. Hai Tư lệnh đứng riêng không bao giờ được nhìn thấy nhau trên đường trống. Tư lệnh có thể ngồi trong Xe tăng, Không quân, Hải quân hoặc Sở chỉ huy, khi đó được che khuất. Mất Tư lệnh là thua.',
  'learn.I':
    'Bộ binh đi và ăn một điểm theo đường thẳng. Có thể được Xe tăng, Không quân, Hải quân cõng. Thành anh hùng thì đi hai điểm theo mọi hướng.',
  'learn.T':
    'Xe tăng đi và ăn tối đa hai điểm theo đường thẳng, không vượt qua quân khác. Cõng được một người: Tư lệnh, Bộ binh hoặc Dân quân. Thành anh hùng thì đi ba điểm theo mọi hướng.',
  'learn.M':
    'Dân quân đi và ăn một điểm theo cả tám hướng. Có thể được Xe tăng, Không quân, Hải quân cõng. Thành anh hùng thì đi hai điểm.',
  'learn.E':
    'Công binh đi và ăn một điểm theo đường thẳng. Cõng được một quân nặng, Pháo binh, Cao xạ hoặc Tên lửa, và đưa nó qua sông ở bất cứ đâu. Thành anh hùng thì đi hai điểm theo mọi hướng.',
  'learn.A':
    'Pháo binh có tầm ba điểm theo cả tám hướng, bắn qua đầu quân khác nhưng không đi qua. Là quân nặng nên chỉ qua sông bằng ngầm ở cột f và h. Thành anh hùng thì tầm bốn điểm.',
  'learn.G':
    'Cao xạ đi và ăn một điểm theo đường thẳng, là quân nặng. Không quân địch không được bay qua các điểm kề nó, chỉ có thể lao cảm tử vào đó. Thành anh hùng thì vùng phòng không rộng hai điểm.',
  'learn.S':
    'Tên lửa có tầm hai điểm đường thẳng, một điểm đường chéo, bắn qua đầu quân khác. Là quân nặng, vùng phòng không rộng hai điểm. Thành anh hùng thì mọi tầm xa thêm một.',
  'learn.F':
    'Không quân bay bốn điểm theo mọi hướng, qua đầu mọi quân, đáp xuống đất liền. Ăn quân xong có thể đáp lại đó hoặc bay về. Phòng không địch chặn nó: trong một vùng đơn chỉ có thể cảm tử, cả hai cùng mất. Cõng được Xe tăng và một người. Không quân anh hùng bay năm điểm và không sợ phòng không.',
  'learn.N':
    'Hải quân đi bốn điểm theo mọi hướng trên biển, bờ và cửa sông; chỉ tàu khác cản được. Bắn tàu xa bốn điểm, quân khác xa ba điểm, đứng dưới nước bắn lên bờ. Cõng được Không quân và thêm một quân, lại canh bầu trời quanh mình.',
  'learn.H':
    'Sở chỉ huy đứng yên; Tư lệnh có thể vào trong nhưng vẫn có thể bị bắt. Sở chỉ huy anh hùng đi một điểm theo mọi hướng.',

  'rules.1': 'Mục tiêu',
  'rules.1.text':
    'Bắt Tư lệnh đối phương, hoặc chiếu đến mức không còn nước nào cứu được: chiếu hết. Đỏ đi trước, rồi lần lượt. Không được bỏ lượt.',
  'rules.2': 'Bàn cờ',
  'rules.2.text':
    'Mười một cột và mười hai hàng; quân đứng trên giao điểm. Cột a và b là biển, cột c là bờ cho cả tàu lẫn quân bộ, còn lại là đất liền. Sông chảy giữa hàng 6 và 7; tàu vào được đến cột e. Pháo binh, Cao xạ và Tên lửa là quân nặng: chỉ đi qua sông bằng ngầm ở cột f và h. Ăn quân thì qua sông ở đâu cũng được.',
  'rules.3': 'Đi và ăn quân',
  'rules.3.text':
    'Mỗi bước đi theo một đường thẳng. Quân không được đứng ở điểm mục tiêu thì ăn tại chỗ: quân bộ bắn tàu ngoài biển, tàu bắn lên bờ. Không quân được chọn đáp xuống hoặc bay về.',
  'rules.4': 'Cõng quân',
  'rules.4.text':
    'Quân cùng bên có thể đứng chung một điểm với quân cõng. Hải quân cõng Không quân và một trong Tư lệnh, Bộ binh, Dân quân, Xe tăng; Không quân cõng Xe tăng và một người; Xe tăng cõng một người; Công binh cõng một quân nặng; Sở chỉ huy chứa Tư lệnh. Nhập quân mất một lượt. Cả khối đi theo quân cõng và bị ăn cùng nhau.',
  'rules.5': 'Triển khai',
  'rules.5.text':
    'Thay vì đi một nước, bạn có thể triển khai một khối: các quân lần lượt rời đi, hoặc vài quân đi cùng nhau, mỗi quân một lần, đến những điểm khác nhau, có quân ở lại cũng được. Tất cả là một lượt, và sự an toàn của Tư lệnh được xét khi kết thúc.',
  'rules.6': 'Phòng không',
  'rules.6.text':
    'Hải quân và Cao xạ canh các điểm bên cạnh, Tên lửa canh hai điểm xung quanh. Không quân địch không được dừng trong vùng hay bay xuyên qua. Trong vùng của một quân phòng không, nó có thể lao vào mục tiêu: cả hai cùng mất. Chỗ hai vùng chồng nhau thì không vào được.',
  'rules.7': 'Anh hùng',
  'rules.7.text':
    'Quân chiếu Tư lệnh địch trở thành anh hùng: xa thêm một điểm, mọi hướng, đến hết ván. Quân cuối cùng còn lại bên cạnh Tư lệnh cũng thành anh hùng. Tư lệnh thì không bao giờ.',
  'rules.8': 'Hai Tư lệnh đối mặt',
  'rules.8.text':
    'Hai Tư lệnh trên cùng cột hoặc hàng mà không có quân ở giữa thì nhìn thấy nhau. Không lượt nào được kết thúc như vậy, và Tư lệnh không được đi qua điểm mà Tư lệnh kia nhìn thấy. Tư lệnh đang được cõng thì khuất.',
  'rules.9': 'Hòa',
  'rules.9.text':
    'Hết nước đi, mỗi bên năm mươi nước không ăn quân, lặp lại thế cờ ba lần, chỉ còn hai Tư lệnh, hoặc hai bên đồng ý.',
  'rules.10': 'Tự do bày quân',
  'rules.10.text':
    'Nếu bàn chơi theo cách tự do bày quân, hai người cùng lúc bí mật bày quân, mỗi người trên nửa bàn của mình: Đỏ ở hàng 1 đến 6, Xanh ở hàng 7 đến 12, mỗi điểm một quân, tàu ở dưới nước, các quân khác trên cạn. Tư lệnh ở một trong hai hàng cuối và trước mặt, cùng cột, phải có quân mình, nên không ai bị chiếu ngay từ đầu. Khi cả hai sẵn sàng, hai nửa bàn được mở ra và Đỏ đi trước. Thời gian bày quân tính vào đồng hồ của bạn; hết giờ thì dùng thế thông thường.',
} satisfies Translation<typeof en>
