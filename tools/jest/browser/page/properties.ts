const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor) =>
  one !== undefined && Object.is(one.value, other.value) && one.get === other.get;

/** The own properties of an object as they were, and what libraries add, which stay loaded. */
export class OwnProperties {
  readonly #target: object;
  readonly #properties: Map<string, PropertyDescriptor>;

  constructor(target: object) {
    this.#target = target;
    this.#properties = new Map(Object.entries(Object.getOwnPropertyDescriptors(target)));
  }

  /** Retains properties that a library adds while it loads. */
  retainAdditionsOf<Result>(load: () => Result): Result {
    const before = new Set(Object.getOwnPropertyNames(this.#target));
    try {
      return load();
    } finally {
      for (const name of Object.getOwnPropertyNames(this.#target)) {
        const property = before.has(name) ? undefined : Object.getOwnPropertyDescriptor(this.#target, name);
        if (property) this.#properties.set(name, property);
      }
    }
  }

  /** Undoes all other additions and changes. */
  restore() {
    for (const name of Object.getOwnPropertyNames(this.#target))
      if (!this.#properties.has(name)) Reflect.deleteProperty(this.#target, name);
    for (const [name, property] of this.#properties)
      if (!isSame(Object.getOwnPropertyDescriptor(this.#target, name), property))
        Object.defineProperty(this.#target, name, property);
  }
}
