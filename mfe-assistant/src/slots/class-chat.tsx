export { ClassChat } from '../features/class-chat/class-chat.tsx';
