import { Button, Input, Row } from '@hub/ui';
import { ShownOnceDialog } from './shown-once-dialog.tsx';
import { useCopy } from './use-copy.ts';

interface Texts {
  readonly title: string;
  readonly description: string;
  /** What the secret is. */
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly saved: string;
}

interface Props {
  readonly secret: string;
  readonly texts: Texts;
  readonly onClose: () => void;
}

/** Shows a new secret of one line, to be copied. */
export const SecretDialog = ({ secret, texts, onClose }: Props) => {
  const copy = useCopy();
  const { title, description, label, saved } = texts;
  return (
    <ShownOnceDialog title={title} description={description} saved={saved} onClose={onClose}>
      <Input
        readOnly
        value={secret}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        css={{ fontFamily: 'monospace' }}
      />
      <Row>
        <Button
          variant="secondary"
          onClick={() => void copy({ text: secret, done: texts.copied, failed: texts.notCopied })}
        >
          {texts.copy}
        </Button>
      </Row>
    </ShownOnceDialog>
  );
};
