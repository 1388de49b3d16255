import { ApiError, reasonOf, useShell, type Notice } from '@hub/mfe';
import { t } from '../../../messages.ts';

type NoticeOf = (error: unknown) => Notice;

export const refused =
  (title: string): NoticeOf =>
  (error) => ({ title, description: reasonOf(error, ''), tone: 'destructive' });

/** Why there is no reply: the server's reason, or that the message was not sent (specification §8). */
export const noReply: NoticeOf = (error) =>
  error instanceof ApiError
    ? refused(t('chat.notice.chat'))(error)
    : { title: t('chat.notice.error'), description: t('chat.notice.send'), tone: 'destructive' };

/** Shows the notice of a failed step and rethrows its error. */
export const useTold = () => {
  const { notify } = useShell();
  return <Result>(step: Promise<Result>, noticeOf: NoticeOf): Promise<Result> =>
    step.catch((error: unknown) => {
      notify(noticeOf(error));
      throw error;
    });
};
