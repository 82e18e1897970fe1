import { es } from '#domain/notifications/es.ts';
import { calledOf } from '#domain/notifications/words.ts';

export const told = {
  ...calledOf(es),
  ways: { here: 'En la app', mail: 'En la app y por correo', none: 'Desactivada' },
};
