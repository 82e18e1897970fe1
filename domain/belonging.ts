/** Schema of the parent reference of a child entity. Exactly one id is set. */
import { Id } from './entity.ts';

export const Belonging = {
  application_id: Id.optional().meta({ description: 'The application that it belongs to, if any.' }),
  vendor_id: Id.optional().meta({ description: 'The vendor that it belongs to, if any.' }),
};
