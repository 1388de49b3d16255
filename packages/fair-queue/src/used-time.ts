/** What was used a minute ago counts half. */
const halfLifeMs = 60_000;
/** Owners who are remembered: those who used something last. */
const mostOwners = 1_000;

interface Used {
  readonly ms: number;
  readonly at: number;
}

/** How long the work of each owner took lately, in ms. */
export class UsedTime {
  readonly #owners = new Map<string, Used>();

  #of(owner: string, now: number): number {
    const used = this.#owners.get(owner);
    return used === undefined ? 0 : used.ms * 0.5 ** ((now - used.at) / halfLifeMs);
  }

  add(owner: string, ms: number): void {
    const at = performance.now();
    const used = { ms: this.#of(owner, at) + ms, at };
    this.#owners.delete(owner);
    this.#owners.set(owner, used);
    const [oldest] = this.#owners.keys();
    if (oldest !== undefined && this.#owners.size > mostOwners) this.#owners.delete(oldest);
  }

  /** The owner who used the least, the first of equal ones; undefined when there is none. */
  leastOf(owners: Iterable<string>): string | undefined {
    const now = performance.now();
    let least: string | undefined;
    let leastMs = Infinity;
    for (const owner of owners) {
      const ms = this.#of(owner, now);
      if (ms >= leastMs) continue;
      [least, leastMs] = [owner, ms];
    }
    return least;
  }
}
