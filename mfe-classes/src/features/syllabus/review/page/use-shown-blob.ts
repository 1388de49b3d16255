import { useCallback } from 'react';

/** The `ref` of an `<img>` that shows a blob; its address is released with it. */
export const useShownBlob = (blob: Blob | undefined) =>
  useCallback(
    (picture: HTMLImageElement) => {
      if (!blob) return undefined;
      const address = URL.createObjectURL(blob);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
