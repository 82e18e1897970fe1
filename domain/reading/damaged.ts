/** The uploaded file cannot be read: its content contradicts its type, or it is too large to show. */
export class Damaged extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Damaged';
  }
}

/** The file is valid but has more content than can be shown. */
export class TooMuch extends Damaged {
  constructor(message = 'There is more in the file than can be shown.') {
    super(message);
  }
}
