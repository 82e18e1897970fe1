/** The uploaded file cannot be read: its content contradicts its type, or it is too large to show. */
export class Damaged extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Damaged';
  }
}

/** The limits that a valid file can exceed. */
export const FILE_LIMITS = ['too_much_unpacked', 'too_many_parts', 'too_many_columns', 'too_large_part'] as const;
export type FileLimit = (typeof FILE_LIMITS)[number];

/** The file is valid but has more content than can be read. */
export class TooMuch extends Damaged {
  readonly limit: FileLimit;
  constructor(limit: FileLimit, message = 'There is more in the file than can be shown.') {
    super(message);
    this.limit = limit;
  }
}
