/**
 * Arcs while a graph is being built: a cell is (letter, ends a word, children, next sibling), and equal cells are
 * one cell. Sharing cells instead of whole lists of siblings minimises the graph and lets one list be the tail of
 * another (siblings S within siblings E, S), as the finished array can hold them.
 */

/** Cell 0 is the empty list. */
export class CellTable {
  /** Letter and "ends a word" of a cell, as `letter * 2 + ends`. */
  marks: Uint8Array<ArrayBuffer> = new Uint8Array(FIRST_SIZE);
  children: Uint32Array<ArrayBuffer> = new Uint32Array(FIRST_SIZE);
  nexts: Uint32Array<ArrayBuffer> = new Uint32Array(FIRST_SIZE);
  /** One more than the number of the last cell. */
  size = 1;
  #slots = new Uint32Array(FIRST_SIZE * 2);

  /** The number of the cell with these contents, created if there is none. */
  intern(mark: number, child: number, next: number): number {
    const mask = this.#slots.length - 1;
    let slot = scramble(mark, child, next) & mask;
    for (;;) {
      const cell = this.#slots[slot] ?? 0;
      if (cell === 0) break;
      if (this.children[cell] === child && this.nexts[cell] === next && this.marks[cell] === mark) {
        return cell;
      }
      slot = (slot + 1) & mask;
    }
    if (this.size === this.marks.length) {
      this.#grow();
      return this.intern(mark, child, next);
    }
    const cell = this.size++;
    this.marks[cell] = mark;
    this.children[cell] = child;
    this.nexts[cell] = next;
    this.#slots[slot] = cell;
    return cell;
  }

  #grow(): void {
    const size = this.marks.length * 2;
    const marks = new Uint8Array(size);
    marks.set(this.marks);
    this.marks = marks;
    const children = new Uint32Array(size);
    children.set(this.children);
    this.children = children;
    const nexts = new Uint32Array(size);
    nexts.set(this.nexts);
    this.nexts = nexts;
    const mask = size * 2 - 1;
    const slots = new Uint32Array(size * 2);
    for (let cell = 1; cell < this.size; cell++) {
      let slot = scramble(marks[cell] ?? 0, children[cell] ?? 0, nexts[cell] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = cell;
    }
    this.#slots = slots;
  }
}

const FIRST_SIZE = 1 << 16;

/** Spreads the three parts over 32 bits; multipliers are odd and otherwise arbitrary. */
function scramble(mark: number, child: number, next: number): number {
  let hash = Math.imul(child, 0x9e37_79b1) ^ Math.imul(next, 0x85eb_ca77) ^ Math.imul(mark, 0xc2b2_ae3d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return hash ^ (hash >>> 13);
}
