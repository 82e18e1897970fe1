import { applicationPeople } from './application-people.ts';

export const inApplicationPeople = { applicationPeople };
