import { JSDOM } from 'jsdom';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const media = (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
});

/** Node has these as well, but a page's own are expected. */
const ofThePage = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
  'name',
]);

/** Makes this process look like a page of the product: the names of a window, as globals. @returns its document */
export const becomePage = () => {
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost/', pretendToBeVisual: true });
  const missing = {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    EventSource: EventTarget,
    matchMedia: media,
  };
  Object.assign(window, missing);
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) || ofThePage.has(name));
  for (const name of names) {
    const get = () => Reflect.get(window, name) as unknown;
    Object.defineProperty(globalThis, name, {
      get,
      set: (value) => {
        Reflect.set(window, name, value);
      },
      configurable: true,
    });
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
  Object.defineProperty(globalThis, 'self', { value: globalThis, configurable: true });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    Object.defineProperty(globalThis, name, { value: window[name].bind(window), configurable: true });
  }
  Object.assign(window.Element.prototype, {
    scrollIntoView: () => {},
    hasPointerCapture: () => false,
    animate: () => ({ cancel: () => {}, finished: Promise.resolve() }),
  });
  Object.defineProperty(globalThis, 'getComputedStyle', {
    value: window.getComputedStyle.bind(window),
    configurable: true,
  });
  return window.document;
};
