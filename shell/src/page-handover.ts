const name = 'hub:handover';

/** The visitor's entry leaves the page at this moment, so that the host's may draw it. */
export const handover = () => window.dispatchEvent(new Event(name));

export const onHandover = (leave: () => void) => window.addEventListener(name, leave, { once: true });
