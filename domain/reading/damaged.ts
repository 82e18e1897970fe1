/** What somebody uploaded cannot be read: it is not what it says it is, or there is more in it than anybody could look at. */
export class Damaged extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Damaged';
  }
}
