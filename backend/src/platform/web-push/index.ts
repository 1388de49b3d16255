export { createWebPush, type PushAddress, type WebPush } from './web-push.ts';
