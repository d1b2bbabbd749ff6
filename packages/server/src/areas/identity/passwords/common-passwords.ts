// Words and rows of keys that people choose first, as they stand before digits and signs are added.

const words = `
password passw0rd p@ssw0rd passwd passphrase mypassword yourpassword newpassword changeme changemenow letmein
letmeinnow welcome welcomeback welcometo iloveyou iloveyouforever administrator admin superuser supervisor master
masterkey qwerty qwertyuiop qwertyasdf qwertyasdfgh asdfghjkl asdfqwer asdfasdf zxcvbnm zxcvbnmasdf qazwsx qazwsxedc
qazwsxedcrfv abcdefg abcdefgh abcdefghij abcdefghijk monkey dragon football baseball basketball sunshine princess
superman batman starwars pokemon trustno computer internet whatever freedom michael jennifer jordan charlie security
secret topsecret default guest testtest testing tester user username login loginlogin access database server
bidyard auction auctions dealer cardealer usedcar usedcars hyundai kia samsung korea seoul koreaseoul daehanminguk
q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 qwer1234
qwer1234qwer 1234qwer 1234qwer1234 asdf1234 asdf1234asdf abcd1234 abcd1234abcd a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a123456789
a1234567890 aa12345678 aa123456789 123456789a 123456789q 1234567890a 1234567890q qwerty123456 password1234
password12345 password123456 1111122222 1122334455 0123456789 9876543210 1357924680 2468013579 0000000000 1004100410
10041004 1q2w3e4r1q2w 12341234 123412341234 123123123 123123123123 121212121212 112233445566 147258369 159753
비밀번호 비밀번호입니다 나의비밀번호 관리자 대한민국 사랑해 사랑합니다 안녕하세요 중고차 자동차 자동차매매 경매장
qlalfqjsgh eogksalsrnr tkfkdgo tkfkdgody tkfkdgkqslek dkssudgktpdy dkssud dkssudgktpdyd wndrhck wkehdck
gksrnr gksrnrdj rkskekfk rkskekfkakqktk tkatjdtkatjd gkrryqnr alsrnralsrnr dlsxjspt
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
