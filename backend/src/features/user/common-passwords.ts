/** The commonest of six characters and more in published leaks, in lower case (decision Q152). */
const common = new Set(
  `123456 password 12345678 123456789 1234567890 1234567 qwerty abc123 111111 123123 000000 iloveyou 654321 666666
  987654321 123321 888888 password1 password123 qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsx
  admin123 welcome welcome1 letmein monkey dragon football baseball basketball superman batman master shadow
  sunshine princess michael jordan23 jordan ashley daniel charlie thomas jessica hannah andrew joshua matthew
  nicole summer winter freedom whatever trustno1 starwars pokemon computer internet samsung killer hunter
  hunter2 soccer hockey killer123 secret secret123 changeme default passw0rd p@ssw0rd p@ssword pass1234 test123
  testtest asdfgh asdfghjkl zxcvbnm zxcvbn qwer1234 abcd1234 a123456 aa123456 112233 121212 131313 159753 147258
  123654 222222 333333 444444 555555 777777 999999 123qwe q1w2e3r4 1234qwer 696969 7777777 lovely flower cheese
  cookie banana orange purple yellow pepper ginger maggie buster harley ranger tigger access mustang google
  student student1 student123 school college university academic academichub homework`.split(/\s+/),
);

/** Whether a password is among the first that anybody would try. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
