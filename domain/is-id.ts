/** Whether a text is an entity id and therefore not a name. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
