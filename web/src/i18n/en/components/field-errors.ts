export { FIELD_ERRORS as fieldErrors } from '#domain/field-error.ts';
