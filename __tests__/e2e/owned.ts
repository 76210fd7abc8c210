/** What a test set up and must undo, newest first. Node 24 has `AsyncDisposableStack` for it, Node 22 has not. */
export class Owned implements AsyncDisposable {
  #things: AsyncDisposable[] = [];

  use<T extends AsyncDisposable>(thing: T): T {
    this.#things.push(thing);
    return thing;
  }

  /** Hands all of it over: disposing of this one then undoes nothing any more. */
  move(): Owned {
    const owner = new Owned();
    owner.#things = this.#things;
    this.#things = [];
    return owner;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const thing of this.#things.splice(0).reverse()) await thing[Symbol.asyncDispose]();
  }
}
