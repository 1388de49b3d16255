import { css, Global } from '@emotion/react';
import { color } from '@hub/ui';

const styles = css`
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
    }
    section {
      box-shadow: none !important;
    }
  }
`;

/** On paper a page is its content: whatever is marked `data-screen-only` is left out, in every remote. */
export const PrintStyle = () => <Global styles={styles} />;
