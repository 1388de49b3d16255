import { css } from '@emotion/react';
import { Button, ButtonLink, Row, space } from '@hub/ui';
import { t } from './messages.ts';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { useCopy } from '../use-copy.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${space(36)}, 1fr));
  gap: ${space(2)} ${space(4)};
  font-family: monospace;
`;

/** Shows the codes. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const copy = useCopy();
  const text = codes.join('\n');
  const copied = { text, done: t('copied'), failed: t('notCopied') };
  return (
    <ShownOnceDialog title={t('codesTitle')} description={t('codesText')} saved={t('codesSaved')} onClose={onClose}>
      <ul css={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button variant="secondary" onClick={() => void copy(copied)}>
          {t('copy')}
        </Button>
        <ButtonLink
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="academic-hub-recovery-codes.txt"
        >
          {t('download')}
        </ButtonLink>
      </Row>
    </ShownOnceDialog>
  );
};
