export const unsubscribe = {
  title: '¿No quiere más correos de estos?',
  text: 'El correo que le ha traído aquí es de los que tratan de esto: «{{kind}}». Aquí puede dejar de recibirlos. Cada aviso seguirá estando entre sus notificaciones.',
  submit: 'Dejar de recibir estos correos',
  linkVoid:
    'Este enlace no está completo. Ábralo de nuevo desde el correo o elija en su configuración qué correos recibe.',
  failed: 'Todavía no se ha podido hacer. Vuelva a intentarlo dentro de medio minuto.',
  done: 'Ya no recibirá estos correos',
  doneText:
    'Cada aviso seguirá estando entre sus notificaciones. En su configuración puede volver a recibir los correos cuando quiera.',
  onward: 'Ir a su configuración',
};
