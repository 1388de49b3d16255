export { createKeptMail, type KeptLetter, keptLetters } from './kept-mail.ts';
export { LetterRefused, type Mail } from './mail.ts';
export { createSmtpMail } from './smtp-mail.ts';
