import { css } from '@emotion/react';
import type { DocumentView, FindingView } from '@hub/contracts';
import { EventTypeBadge, LinkText, Row, color, fontSize, space } from '@hub/ui';
import { t } from '../../../messages.ts';
import { syllabusAddress } from '../syllabus-address.ts';
import { formatWhen } from './format-when.ts';

const small = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

const likely = 0.8;
const open = 0.5;
const certaintyOf = (probability: number) => {
  if (probability >= likely) return t('review.certainty.likely');
  return t(probability >= open ? 'review.certainty.open' : 'review.certainty.guess');
};

interface Props {
  /** Of the element that names the finding. */
  id: string;
  finding: FindingView;
  syllabus: DocumentView;
}

/** A finding with its quote, which links to its page of the syllabus. */
export const FindingText = ({ id, finding, syllabus }: Props) => {
  const { outcome, decision, title, dueDate, dueTime, eventType, quote, page, probability, reason } = finding;
  const isLeftOut = dueDate === null;
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      {isLeftOut ? (
        <q id={id}>{quote}</q>
      ) : (
        <>
          <Row id={id} gap={2}>
            <strong css={{ fontWeight: 500 }} dir="auto">
              {title}
            </strong>
            <time dateTime={dueDate}>{formatWhen(dueDate, dueTime)}</time>
            <EventTypeBadge type={eventType} />
          </Row>
          <q css={small}>{quote}</q>
        </>
      )}
      <p css={small}>
        <LinkText
          href={`${syllabusAddress(syllabus)}#page=${page}`}
          target="_blank"
          rel="noopener"
          aria-label={t('review.pageOf', { page, name: syllabus.name })}
        >
          {t('review.page', { page })}
        </LinkText>
        {isLeftOut && reason && <> · {t(`review.reason.${reason}`)}</>}
        {outcome === 'to_check' && decision === 'none' && probability !== null && <> · {certaintyOf(probability)}</>}
        {decision === 'accepted' && <> · {t('review.decision.accepted')}</>}
        {decision === 'edited' && <> · {t('review.decision.edited')}</>}
        {decision === 'kept' && <> · {t('review.decision.kept')}</>}
      </p>
    </div>
  );
};
