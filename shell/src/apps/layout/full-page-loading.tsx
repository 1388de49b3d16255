import { CacheProvider } from '@emotion/react';
import { FullScreenSpinner, GlobalStyle } from '@hub/ui';
import { styleCache } from '../../style-cache.ts';

/** Before anything is known of the student; offers another try after ten seconds (decision Q25). */
export const FullPageLoading = () => (
  <CacheProvider value={styleCache}>
    <GlobalStyle />
    <FullScreenSpinner onRetry={() => location.reload()} />
  </CacheProvider>
);
