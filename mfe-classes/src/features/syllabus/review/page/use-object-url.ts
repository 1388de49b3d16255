import { useEffect, useState } from 'react';

/** An address for a blob, as long as it is shown. */
export const useObjectUrl = (blob: Blob | undefined) => {
  const [made, setMade] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return made?.blob === blob ? made?.url : undefined;
};
