import type { PhraseTable } from './phrase-table.ts';

/** What Spanish words mean for the assistant. */
export const spanish: PhraseTable = {
  'verb create':
    'anade|anadir|anademe|agrega|agregar|agregame|crea|crear|apunta|apuntame|apuntar|anota|anotame|programa|programar|nueva|nuevo|mete|agenda|agendame|anota que|apunta que|poner',
  'verb put': 'pon|ponme|ponla|ponlo|haz|hazlo|hazla',
  'verb move':
    'mueve|mover|muevelo|muevela|mueveme|pasa|pasalo|pasala|pasame|pasar|aplaza|aplazar|aplazalo|posponer|pospon|retrasa|adelanta|cambiar al|reprograma|corre|atrasa|muevela al|muevelo al|pasalo al|posponla|posponlo',
  'verb change': 'cambia|cambiar|cambialo|cambiala|modifica|actualiza|cambiale|cambiame',
  'verb delete':
    'borra|borrar|borralo|borrala|elimina|eliminar|eliminalo|eliminala|quita|quitar|quitalo|quitala|cancela|cancelar|cancelalo|cancelala|saca|borrame|tacha',
  'verb done': 'marca|marcar|marcalo|marcala|termina|completa|marcame',
  'verb reopen':
    'no terminado|sin terminar|no he terminado|aun no termine|todavia no termine|reabre|no esta hecha|no esta terminado|no esta hecho|desmarca',
  'verb rename': 'renombra|renombrar|llamalo|llamala|renombralo|cambiale el nombre',
  'verb prioritise': 'prioriza|ponle prioridad|ponle|dale prioridad',
  'verb open': 'abre|abrir|ve a|ir a|llevame a|llevame al|vete a|abreme|ir al|ve al',
  'verb show': 'muestra|muestrame|ensename|dame|lista|listame|dime|ver|ensena|mostrar|mostrame',
  'verb undo':
    'deshacer|deshaz|deshazlo|deshacelo|vuelve a ponerlo|ponlo como estaba|devuelvelo|restaura|recupera|recuperalo|recuperala|vuelve a ponerla|dejalo como estaba|dejala como estaba|vuelvelo a poner|vuelvela a poner|revierte|ponla como estaba|restauralo|como estaba',
  need: 'tengo que|tengo q|debo|hay que|recuerdame|recordarme|recuerdame que|recuerdame que tengo que|no olvides|no me dejes olvidar|necesito|que no se me olvide|recordame|tambien tengo que|tengo tambien que|hazme acordar de',
  have: 'tengo|hay|tenemos|me han puesto|nos pusieron|nos han puesto|me pusieron|tambien tengo',
  'ask when':
    'cuando|cuando es|cuando tengo|que dia|que fecha|cuando son|para cuando|cuando es mi|cuando toca|para cuando es',
  'ask time': 'a que hora|que hora|a que hora es|a que horas',
  'ask what':
    'que|que tengo|que hay|tengo algo|hay algo|algo|tengo algun|tengo alguna|hay alguna|hay algun|que me|que tareas|que examenes|tengo examen|tengo clase|que toca',
  'ask which': 'cual|cuales|cual es|cuales son|quien',
  'ask howmany': 'cuantos|cuantas|cuanto|cuanta',
  'ask howlong':
    'cuanto falta|cuantos dias faltan|cuanto falta para|cuantos dias faltan para|cuantos dias quedan|cuanto tiempo falta|cuanto queda|cuantos dias',
  'ask where': 'donde|donde esta',
  'ask yesno': 'estoy|es|esta|son|estas',
  'ask doubt': 'debo|deberia|por que|como|puedo|como puedo',
  filler:
    'a la misma hora|misma hora|la misma hora|por favor|porfa|hola|y|tambien|luego|puedes|podrias|me puedes|puedes ponerme|gracias|oye|pues|mejor|ahora|quiero|quisiera|ok|vale|bueno|ay|perdon|mejor dicho|porfi|porfis|me|en realidad|en vez|ah|entonces|me podrias|puedes por favor|podes|rapido|vale pues',
  not: 'no|nunca|ni',
  'state done':
    'ya pague|pague|ya envie|envie|hecho|hecha|terminado|terminada|entregado|entregada|ya termine|ya entregue|termine|entregue|he terminado|he entregado|ya hice|hice|completado|completada|ya esta|ya lei|lei|lista|listo|acabe|ya acabe|he acabado|como hecho|como hecha|ya he terminado|ya he entregado|como terminado|como terminada|como completado|como completada|ya compre|compre|como lista|como listo|he hecho|ya lo hice|ya la hice',
  'state moved':
    'puede esperar|se queda para|se movio|lo movieron|la movieron|se paso|aplazado|aplazada|aplazaron|movieron|pasaron|se aplazo|retrasaron|han movido|han aplazado|han pasado|ahora es|han cambiado|se cambio|cambiaron|pospusieron|se pospuso',
  'state cancelled': 'cancelado|cancelada|cancelaron|se cancelo|han cancelado|se suspende|suspendido',
  'filter overdue':
    'atrasado|atrasados|atrasada|atrasadas|vencido|vencidos|vencida|vencidas|pasado de fecha|retrasado|retrasada|retrasadas|retrasados|se me paso|se me ha pasado|se me olvido',
  'filter free': 'libre|libres|disponible',
  'filter busy': 'ocupado|ocupada',
  'filter next': 'proximo|proxima|siguiente|proximos|proximas',
  'filter after': 'despues|despues de|despues del|tras',
  'filter undated': 'sin fecha|sin fechas',
  'filter left': 'pendiente|pendientes|queda|quedan|faltan|falta|por hacer|me queda|me quedan|me falta|me faltan',
  'filter all': 'todo lo|todo lo de|todo lo del|todo lo que hay|todo|todos|todas|todas las|todos los|toda',
  pron: 'lo|eso|esa|ese|esto|ella|esos|esas',
  other: 'el otro|la otra|no ese|no esa|no el otro|no la otra',
  yes: 'si|claro|vale|dale|adelante|hazlo|ok|si por favor|perfecto|correcto|eso es|si adelante|si dale|venga|si claro|de acuerdo|si hazlo',
  no: 'mejor no|dejalo|olvidalo|no gracias|nada|dejalo asi|cancela eso|no nada',
  greet:
    'buenos dias|buenas tardes|buenas noches|ayuda|que puedes hacer|gracias|muchas gracias|buenas|genial|mil gracias|gracias eres un sol',
  correct: 'quise decir|queria decir|me referia a|digo|no queria decir',
  instead: 'mejor|en vez de eso|en su lugar|ponlo|ponla|cambialo|cambiala|muevelo|muevela|pasalo|pasala|hazlo|hazla',
  same: 'y|y que tal|que tal|y que pasa con|lo mismo para|y para|y el|y la',
  after:
    'y despues|y el siguiente|y la siguiente|y luego|el siguiente|la siguiente|y despues de eso|que sigue|y el de despues|y la de despues|el de despues|y que viene despues',
};
