interface KnownEvent {
  revision: bigint;
  position: bigint;
}

/** Where event ids are already stored, by stream; the basis of idempotent retries. */
export class KnownEvents {
  readonly #byId = new Map<string, KnownEvent[]>();

  /** In log order. */
  add(stream: string, { id, revision, position }: KnownEvent & { id: string }): void {
    const places = this.#byId.get(key(stream, id));
    if (places) places.push({ revision, position });
    else this.#byId.set(key(stream, id), [{ revision, position }]);
  }

  anywhere(stream: string, id: string): KnownEvent | undefined {
    return this.#byId.get(key(stream, id))?.at(-1);
  }

  at(stream: string, id: string, revision: bigint): KnownEvent | undefined {
    return this.#byId.get(key(stream, id))?.find((place) => place.revision === revision);
  }
}

const key = (stream: string, id: string) => `${id} ${stream}`;
