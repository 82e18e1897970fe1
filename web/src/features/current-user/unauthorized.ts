/** Identity knows somebody whom the product does not let in. */
export class Unauthorized extends Error {
  constructor() {
    super('Unauthorized');
    this.name = 'NotAuthorizedException';
  }
}
