export const unsubscribe = {
  title: 'Cancelar la suscripción a estos correos',
  text: 'El correo que ha abierto se envió por esta notificación: «{{kind}}». Aquí puede dejar de recibir estos correos. Las notificaciones seguirán apareciendo en Plumbline.',
  submit: 'Dejar de recibir estos correos',
  linkVoid:
    'Este enlace está incompleto. Ábralo de nuevo desde el correo o cambie en su configuración las notificaciones por correo.',
  failed: 'No se pudieron cancelar los correos. Vuelva a intentarlo dentro de medio minuto.',
  done: 'Ya no recibirá estos correos',
  doneText:
    'Las notificaciones seguirán apareciendo en Plumbline. Puede volver a activar los correos en su configuración cuando quiera.',
  onward: 'Ir a su configuración',
};
