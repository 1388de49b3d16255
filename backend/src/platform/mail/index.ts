export { createKeptMail, type KeptMail, listKeptMails } from './kept-mail.ts';
export { MailRejectedError, type Mail } from './mail.ts';
export { createSmtpMail } from './smtp-mail.ts';
