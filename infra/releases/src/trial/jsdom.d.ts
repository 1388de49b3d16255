declare module 'jsdom' {
  interface Page {
    readonly document: { readonly body: { readonly innerHTML: string } };
    readonly Element: { readonly prototype: object };
    addEventListener: (...given: unknown[]) => void;
    removeEventListener: (...given: unknown[]) => void;
    dispatchEvent: (event: object) => boolean;
    getComputedStyle: (element: object) => object;
  }
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    readonly window: Page;
  }
}
