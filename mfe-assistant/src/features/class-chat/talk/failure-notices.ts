import { ApiError, reasonOf, useShell, type Notice } from '@hub/mfe';
import { t } from '../../../messages.ts';

type NoticeOf = (error: unknown) => Notice;

export const refused =
  (title: string): NoticeOf =>
  (error) => ({ title, description: reasonOf(error, ''), tone: 'destructive' });

/** The server's word on why there is no reply; its silence is a message that was not sent (specification §8). */
export const noReply: NoticeOf = (error) =>
  error instanceof ApiError
    ? refused(t('chat.notice.chat'))(error)
    : { title: t('chat.notice.error'), description: t('chat.notice.send'), tone: 'destructive' };

/** Tells of the step that failed, in its own words, and lets the failure go on. */
export const useTold = () => {
  const { notify } = useShell();
  return <Result>(step: Promise<Result>, noticeOf: NoticeOf): Promise<Result> =>
    step.catch((error: unknown) => {
      notify(noticeOf(error));
      throw error;
    });
};
