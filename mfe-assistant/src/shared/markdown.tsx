import { css } from '@emotion/react';
import { LinkText, color, fontSize, radius, space, stroke } from '@hub/ui';
import { memo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { destinationOf } from './destination.ts';

const look = css`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  ul,
  ol {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(5)};
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  code {
    padding: ${stroke.thin} ${space(1)};
    border-radius: ${space(1)};
    background: ${color.sunken};
    font-size: 0.925em;
  }
  pre {
    padding: ${space(3)};
    border-radius: ${radius.control};
    background: ${color.sunken};
    font-size: ${fontSize.xs};
    overflow-x: auto;
  }
  pre code {
    padding: 0;
    background: none;
  }
  blockquote {
    padding-left: ${space(3)};
    border-left: ${space(0.75)} solid ${color.hairline};
    color: ${color.muted};
  }
`;

/** The allowed formatting (decision Q135). Links within the app are not part of it: typed actions lead there. */
const subset: Options = {
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'code',
    'pre',
    'blockquote',
    'a',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'img',
  ],
  attributes: { a: ['href'], ol: ['start'], img: ['alt'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};

const Outward = ({ href = '', children }: { href?: string | undefined; children?: ReactNode }) => {
  const place = destinationOf(href);
  if (!place) return children;
  return (
    <>
      <LinkText href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </LinkText>{' '}
      <span css={{ color: color.muted }}>({place})</span>
    </>
  );
};

// the headings of a reply are not headings of the page
const Strong = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const Code = ({ children }: { children?: ReactNode }) => (
  // scrolling areas must be reachable by keyboard
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <pre tabIndex={0} dir="ltr">
    {children}
  </pre>
);

const components: Components = {
  pre: ({ children }) => <Code>{children}</Code>,
  a: ({ href, children }) => <Outward href={href}>{children}</Outward>,
  img: ({ alt }) => alt,
  h1: Strong,
  h2: Strong,
  h3: Strong,
  h4: Strong,
  h5: Strong,
  h6: Strong,
};

/** A reply's Markdown: no HTML, no images, and links that show their target. Parsed once per text. */
export const Markdown = memo(({ children }: { children: string }) => (
  <div css={look}>
    <ReactMarkdown rehypePlugins={[[rehypeSanitize, subset]]} components={components}>
      {children}
    </ReactMarkdown>
  </div>
));
