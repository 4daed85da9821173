import type en from '../en/okey-rules.ts'
import type { Translation } from '../message.ts'

export default {
  'option.startPoints': 'Điểm ban đầu',
  'option.startPoints.help': 'Ai cũng bắt đầu với số điểm này và mất dần khi người khác ù.',
  'option.matchEnd': 'Trận kết thúc',
  'option.matchEnd.help': 'Khi đó ai nhiều điểm nhất thì thắng; bằng điểm thì cùng thắng.',
  'option.matchEnd.someoneOut': 'khi có người hết điểm',
  'option.matchEnd.hands': 'sau một số ván',
  'option.hands': 'Số ván',
  'option.hands.help': 'Chỉ dùng khi trận kết thúc sau một số ván.',
  'option.partners': 'Chơi theo cặp',
  'option.partners.help': 'Bốn người, hai phe: hai người ngồi đối diện cùng thắng cùng thua.',
  'option.gostergePoints': 'Điểm khi khoe quân chỉ thị',
  'option.gostergePoints.help':
    'Ai giữ quân giống hệt quân chỉ thị (gösterge) được khoe trước lần đánh đầu tiên; mỗi đối thủ mất chừng này.',
  'option.pairsOkey': 'Ù bảy đôi bằng okey',
  'option.pairsOkey.help': 'Mỗi đối thủ mất bao nhiêu khi có người ù bảy đôi bằng một quân okey.',
  'option.requireArrangement': 'Giá bài phải xếp sẵn',
  'option.requireArrangement.help': 'Muốn ù, mười bốn quân phải xếp thành phỏm trên giá, như ở quán cà phê.',
  'option.wrongFinish': 'Ù sai',
  'option.wrongFinish.help': 'Chuyện gì xảy ra khi ai đó ù mà bài chưa đủ.',
  'option.wrongFinish.rejected': 'bị từ chối, không phạt',
  'option.wrongFinish.loseTwo': 'mất 2 điểm và phải lật bài',
  'option.allowOkeyDiscard': 'Được đánh quân okey',
  'option.allowOkeyDiscard.help': 'Người kế tiếp có thể lấy. Ù bằng okey thì lúc nào cũng được.',
  'option.discardHistory': 'Quân đã đánh',
  'option.discardHistory.help': 'Có được xem những quân nằm dưới quân trên cùng hay không.',
  'option.discardHistory.allVisible': 'xem được tất cả',
  'option.discardHistory.topOnly': 'chỉ quân trên cùng',
  'option.run1': 'Số 1 trong sảnh',
  'option.run1.help': 'Sảnh có được đi quá 13 hay không.',
  'option.run1.low': 'chỉ đứng dưới 2',
  'option.run1.lowOrHigh': '1-2-3 và 12-13-1, không có 13-1-2',
  'option.run1.circular': 'xoay vòng, cả 13-1-2',
  'option.falseJoker': 'Joker giả',
  'option.falseJoker.help': 'Hai quân không có số là gì.',
  'option.falseJoker.face': 'thay cho chính số của okey',
  'option.falseJoker.wild': 'cũng là okey',
  'option.stockEnd': 'Khi hết nọc',
  'option.stockEnd.help': 'Người đến lượt vẫn được lấy quân vừa đánh và ù.',
  'option.stockEnd.void': 'ván không tính',
  'option.direction': 'Chiều chơi',
  'option.direction.help': 'Chỉ là cách vẽ bàn.',
  'option.direction.ccw': 'ngược chiều kim đồng hồ',
  'option.direction.cw': 'theo chiều kim đồng hồ',

  'preset.classic': 'Cổ điển',
  'preset.classic.help':
    'Từ 20 điểm trừ dần: ù thì mỗi người khác mất 2, ù bằng okey hoặc bảy đôi mất 4, cả hai mất 8.',
  'preset.cafe': 'Quán cà phê',
  'preset.cafe.help': 'Giá bài phải xếp sẵn, ù sai mất 2, chỉ thấy quân trên cùng.',
  'preset.quick': 'Nhanh',
  'preset.quick.help': 'Cũng vậy, từ 7 điểm trừ dần: vài ván là xong.',
  'preset.partners': 'Theo cặp',
  'preset.partners.help': 'Hai đấu hai, từ 20 điểm trừ dần: ù thì bên kia mất 2, 4 hoặc 8.',

  'rules.1': 'Các quân',
  'rules.1.text':
    'Có 106 quân: đỏ, vàng, xanh và đen, mỗi màu từ 1 đến 13, mỗi quân hai lần, thêm hai joker giả. Mỗi người được 14 quân, người đi trước được 15.',
  'rules.2': 'Quân chỉ thị và okey',
  'rules.2.text':
    'Một quân được lật lên: quân chỉ thị (gösterge). Quân cùng màu lớn hơn một số là okey (sau 13 là 1). Okey thay được mọi quân. Joker giả không phải okey: nó thay cho chính số của okey.',
  'rules.3': 'Lượt của bạn',
  'rules.3.text':
    'Bốc một quân hoặc lấy quân cuối cùng mà người ngay trước bạn vừa đánh. Rồi đánh một quân. Người đi trước chỉ đánh.',
  'rules.4': 'Sảnh, bộ, đôi',
  'rules.4.text':
    'Sảnh là ba số liên tiếp trở lên cùng màu; 12-13-1 được, 13-1-2 không. Bộ là ba hoặc bốn quân cùng số, khác màu nhau. Đôi là hai quân giống hệt.',
  'rules.5': 'Ù',
  'rules.5.text':
    'Khi 14 trong 15 quân đều nằm trong sảnh và bộ, hoặc là bảy đôi, đặt quân thứ mười lăm lên quân chỉ thị. Máy chủ tự kiểm tra, dù giá bài xếp thế nào.',
  'rules.6': 'Điểm',
  'rules.6.text':
    'Ai cũng bắt đầu với 20. Bạn ù thì mỗi đối thủ mất 2; ù bằng okey hoặc bảy đôi thì mất 4; cả hai thì mất 8. Khoe quân giống quân chỉ thị trước lần đánh đầu thì những người khác mất 1.',
  'rules.7': 'Kết thúc',
  'rules.7.text':
    'Hết nọc thì ván không tính. Trận kết thúc khi có người hết điểm; lúc đó ai nhiều điểm nhất thì thắng.',
} satisfies Translation<typeof en>
