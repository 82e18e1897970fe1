/** To which application or vendor something belongs: it says one of these. */
import { Id } from './entity.ts';

export const Belonging = {
  application_id: Id.optional().meta({ description: 'The application that it belongs to, where that is one.' }),
  vendor_id: Id.optional().meta({ description: 'The vendor that it belongs to, where that is one.' }),
};
