import { useEffect, useRef } from 'react';
import { createEditor } from './create-editor.ts';
import { noteText } from './look.ts';

const nothing = () => {};

/** A text of a note, to be read. */
export const NoteText = ({ text, label }: { text: string; label: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const shown = createEditor({
      place: place.current,
      text,
      label,
      editable: false,
      onState: nothing,
      onTyped: nothing,
      onPictures: nothing,
      onFormula: nothing,
      onFollow: nothing,
    });
    return shown.destroy;
  }, [text, label]);
  return <div ref={place} css={noteText} />;
};
