import { es } from '#domain/notifications/es.ts';
import { calledOf } from '#domain/notifications/words.ts';

export const told = { ...calledOf(es), ways: { here: 'Aquí', mail: 'Aquí y por correo', none: 'Nunca' } };
