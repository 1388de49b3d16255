import { css } from '@emotion/react';
import { modelName, type ChatReply, type ClassId, type MessageView } from '@hub/contracts';
import { Badge, Row, Stack, color, fontSize } from '@hub/ui';
import type { ReactNode } from 'react';
import { Bubble } from '../../shared/bubble.tsx';
import { FormattedText } from '../../shared/formatted-text.tsx';
import { Time } from '../../shared/time.tsx';
import { t } from '../../messages.ts';
import { AttachedName } from './attachment/attached-file.tsx';
import { Sources } from './sources.tsx';

const small = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

interface Props {
  classId: ClassId;
  reply: Omit<ChatReply, 'modelUsed'> & { modelUsed: string | null };
  /** Only for saved messages. */
  createdAt?: string;
  children?: ReactNode;
}

/** A reply with its sources and its model; says so when it has no source. */
export const Reply = ({ classId, reply: { response, modelUsed, citations }, createdAt, children }: Props) => (
  <Bubble
    from="ai"
    foot={
      <Stack gap={2} css={{ maxWidth: '100%' }}>
        {citations.length > 0 && <Sources citations={citations} classId={classId} />}
        <Row gap={2} css={small}>
          {createdAt && <Time timestamp={createdAt} />}
          {modelUsed && <span>{modelName(modelUsed)}</span>}
          {citations.length === 0 && <span>{t('chat.noSource')}</span>}
          {children}
        </Row>
      </Stack>
    }
  >
    <FormattedText>{response}</FormattedText>
  </Bubble>
);

/** One saved message. Replies that the server did not write are marked (decision Q104). */
export const Said = ({ message, classId }: { message: MessageView; classId: ClassId }) => {
  const { type, content, modelUsed, citations, verified, attachmentName, createdAt } = message;
  if (type === 'user') {
    return (
      <Bubble
        from="student"
        foot={
          <>
            {attachmentName && <AttachedName>{attachmentName}</AttachedName>}
            <Time timestamp={createdAt} />
          </>
        }
      >
        {content}
      </Bubble>
    );
  }
  return (
    <Reply classId={classId} reply={{ response: content, modelUsed, citations }} createdAt={createdAt}>
      {!verified && <Badge tone="yellow">{t('chat.unverified')}</Badge>}
    </Reply>
  );
};
