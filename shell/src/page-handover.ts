const name = 'hub:handover';

/** Makes the visitor's entry unmount, so that the host's entry can render the page. */
export const handover = () => window.dispatchEvent(new Event(name));

export const onHandover = (leave: () => void) => window.addEventListener(name, leave, { once: true });
