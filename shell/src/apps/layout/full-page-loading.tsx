import { CacheProvider } from '@emotion/react';
import { FullScreenSpinner, GlobalStyle } from '@hub/ui';
import { styleCache } from '../../style-cache.ts';

/** Before anything is known of the student. */
export const FullPageLoading = () => (
  <CacheProvider value={styleCache}>
    <GlobalStyle />
    <FullScreenSpinner />
  </CacheProvider>
);
