import { vi } from 'vitest';

// jsdom has neither; the search scrolls to what is chosen, and watches its own height
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
