import { css, Global } from '@emotion/react';
import { color, media, space } from '@hub/ui';

const styles = css`
  ${media.mobile} {
    html {
      scroll-padding-bottom: ${space(18)};
    }
  }
  @media print {
    [data-screen-only] {
      display: none !important;
    }
    html {
      background: ${color.surface} !important;
      print-color-adjust: exact;
    }
    main {
      margin: 0 !important;
      padding: 0 !important;
    }
    section {
      box-shadow: none !important;
    }
  }
`;

/** The keyboard's focus is never scrolled below the bar of a phone. On paper a page is its content: whatever is marked `data-screen-only` is left out, in every remote. */
export const PrintStyle = () => <Global styles={styles} />;
