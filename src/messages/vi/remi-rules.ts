import type en from '../en/remi-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.hands': 'Số ván',
  'option.hands.help': 'Hết số ván này ai nhiều điểm nhất thì thắng; ván không tính cũng được đếm.',
  'option.direction': 'Chiều chơi',
  'option.direction.help': 'Chỉ là cách vẽ bàn.',
  'option.direction.ccw': 'ngược chiều kim đồng hồ',
  'option.direction.cw': 'theo chiều kim đồng hồ',
  'option.extraJokers': 'Joker thêm',
  'option.extraJokers.help': 'Số joker ngoài hai quân thường có.',
  'option.atu': 'Quân atu',
  'option.atu.help':
    'Một quân được lật lên và nằm ngoài cuộc. Quân giống nó trong các phỏm của bạn có thể được thưởng.',
  'option.atu.none': 'chỉ lật lên',
  'option.atu.bonus50': 'quân giống nó được 50 khi đóng bài',
  'option.allowWrapAroundRuns': 'Sảnh được kết thúc 12-13-1',
  'option.allowWrapAroundRuns.help': 'Quân 1 đứng dưới 2 hoặc trên 13, không bao giờ ở giữa.',
  'option.launch': 'Joker đánh ra thì ra khỏi ván',
  'option.launch.help': 'Nó nằm ngửa một bên và không ai được lấy.',
  'option.doublesClose': 'Đóng bằng quân đôi',
  'option.doublesClose.help': 'Bảy đôi quân giống nhau cũng đóng được.',
  'option.mozaicClose': 'Đóng bằng mozaic',
  'option.mozaicClose.help': 'Mỗi số một quân từ 1 đến 13 rồi thêm quân 1, màu xen kẽ, cũng đóng được.',
  'option.patterns': 'Kiểu bài',
  'option.patterns.help': 'Trả theo kiểu bài đóng thay vì 250 hoặc 350.',
  'option.settlement': 'Ai trả bao nhiêu',
  'option.settlement.help': 'Cách tính ván đóng và các quân lẻ.',
  'option.settlement.potPlusBase': 'người thắng được thưởng và mọi quân lẻ',
  'option.settlement.perLoser': 'mỗi người thua trả điểm thưởng',
  'option.settlement.perLoserPlusDeadwood': 'mỗi người thua trả điểm thưởng và quân lẻ của mình',
  'option.jokerPenalty': 'Joker còn thừa mất',
  'option.jokerPenalty.help': 'Điểm của một joker không nằm trong phỏm nào khi người khác đóng bài.',
  'option.deadwood': 'Quân lẻ tính',
  'option.deadwood.help': 'Quân nào của người thua được coi là đã xếp.',
  'option.deadwood.best': 'theo cách xếp tốt nhất có thể',
  'option.deadwood.asArranged': 'đúng như đang nằm trên giá',
  'option.cleanBonus': 'Thưởng thêm khi đóng sạch',
  'option.cleanBonus.help': 'Cộng vào 350 khi đóng bài không có joker trong phỏm.',
  'option.cleanBonus.0': 'không',
  'option.cleanBonus.50': '50',
  'option.tableMultiplier': 'Mọi điểm nhân',
  'option.tableMultiplier.help': 'Mọi khoản của ván được nhân với số này.',
  'option.doublesExchange': 'Đổi quân đôi trước khi chơi',
  'option.doublesExchange.help': 'Đưa một quân của đôi để đổi với người khác; có ba đôi thì được xin chia lại.',

  'preset.brief': 'Trên giá',
  'preset.brief.help': 'Đóng bài được 250, không joker được 350, thêm quân lẻ của người khác.',
  'preset.remiOnline': 'Có kiểu bài',
  'preset.remiOnline.help': 'Mỗi người thua trả theo kiểu bài, từ 150 đến 1000; đôi và mozaic cũng đóng được.',

  'rules.1': 'Các quân',
  'rules.1.text':
    'Có 106 quân: đỏ, vàng, xanh và đen, từ 1 đến 13, mỗi thứ hai quân, và hai joker. Mỗi người 14 quân, người đi trước 15. Thêm một quân lật lên làm atu và nằm ngoài cuộc.',
  'rules.2': 'Giá của bạn',
  'rules.2.text':
    'Quân của bạn nằm trên giá riêng. Bạn xếp lúc nào cũng được, cả khi người khác đang đi. Người khác chỉ thấy bạn có bao nhiêu quân. Khi có người đóng bài, giá của bạn được tính đúng như đang xếp: quân nào không nằm trong phỏm là quân lẻ. Nút “Xếp bài” sẽ xếp giúp bạn.',
  'rules.3': 'Lượt của bạn',
  'rules.3.text': 'Bốc từ nọc hoặc lấy quân người trước vừa đánh, rồi đánh một quân. Người đi trước chỉ đánh ra.',
  'rules.4': 'Sảnh và bộ',
  'rules.4.text':
    'Sảnh là ba số liền nhau trở lên cùng màu: 1-2-3 và 12-13-1 được, 13-1-2 không được. Bộ là ba hoặc bốn số bằng nhau khác màu. Joker thay được mọi quân.',
  'rules.5': 'Joker',
  'rules.5.text':
    'Joker đã đánh ra thì ra khỏi ván: nằm ngửa và không ai được lấy. Joker còn thừa khi người khác đóng bài mất 50.',
  'rules.6': 'Đóng bài',
  'rules.6.text':
    'Khi 14 trong 15 quân đều nằm trong sảnh và bộ, hãy đóng: quân cuối úp xuống. Nếu chưa đúng, bàn sẽ nói quân nào còn thừa và ván tiếp tục.',
  'rules.7': 'Điểm',
  'rules.7.text':
    'Đóng bài được 250, không có joker trong phỏm được 350. Người khác mất số ghi trên quân lẻ, và người thắng được cả số đó. Chơi có kiểu bài thì mỗi người thua trả theo kiểu: một màu, hai màu, toàn số nhỏ hay lớn, bảy đôi và hơn nữa.',
  'rules.8': 'Kết thúc',
  'rules.8.text':
    'Hết nọc thì ván không tính; người đến lượt vẫn được lấy quân vừa đánh để đóng. Sau ván cuối, ai nhiều điểm nhất thì thắng.',
} satisfies Translation<typeof en>
