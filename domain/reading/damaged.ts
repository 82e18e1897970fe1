/** What somebody uploaded cannot be read: it is not what it says it is, or there is more in it than anybody could look at. */
export class Damaged extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Damaged';
  }
}

/** Whole as it may be, there is more in it than anybody could look at. */
export class TooMuch extends Damaged {
  constructor(message = 'There is more in the file than can be shown.') {
    super(message);
  }
}
