import type { PhraseTable } from './phrase-table.ts';

/** What German words mean for the assistant. */
export const german: PhraseTable = {
  'verb create':
    'hinzufugen|fuge|fug|fuge hinzu|erstelle|erstell|erstellen|anlegen|leg an|lege an|eintragen|trag|trage|trag ein|trage ein|notiere|notier|neue|neuer|neues|plane|plan|neue aufgabe|mach|schreib auf|schreib|erinnerung|hinzu|leg|lege|pack|termin|ein',
  'verb put': 'setze|setz|mache',
  'verb move':
    'verschiebe|verschieb|verschieben|verlege|verleg|verlegen|umlegen|vorziehen|zieh|ziehe|schieb|schiebe|nach hinten',
  'verb change': 'andere|ander|andern|aktualisiere|korrigiere',
  'verb delete':
    'losche|losch|loschen|entferne|entfern|entfernen|streich|streiche|streichen|storniere|weg mit|wirf raus|raus|absagen|weg',
  'verb done': 'abhaken|hak ab|hake ab|erledige|markiere|markier|abschliessen|hak|hake|abgehakt',
  'verb reopen': 'doch nicht fertig|nicht fertig|noch nicht fertig|wieder offnen',
  'verb rename': 'umbenennen|benenne|nenn|nenne|benenne um|benenn',
  'verb prioritise': 'priorisiere',
  'verb open': 'offne|offnen|geh zu|gehe zu|bring mich zu|mach auf|wechsle zu|geh zum|gehe zum|spring zu',
  'verb show': 'zeig|zeige|zeig mir|zeige mir|liste|gib mir|sag mir',
  'verb undo':
    'ruckgangig|mach das ruckgangig|mach es ruckgangig|mach ruckgangig|ruckgangig machen|stell wieder her|wiederherstellen|zuruck|zuruck damit|wieder rein|doch wieder rein|doch wieder zuruck|stell es wieder her|mach das wieder ruckgangig|bitte ruckgangig|hol es zuruck|wieder zuruck|stell das wieder her|setz es zuruck|wieder herstellen',
  need: 'ich muss|muss|ich soll|ich sollte|erinnere mich an|erinner mich an|erinnere mich|erinner mich|erinnere mich daran|erinner mich dran|erinnere mich dran|erinner mich daran|nicht vergessen|vergiss nicht|ich muss noch|muss noch|muss ich|muss ich noch|ich darf nicht vergessen',
  have: 'ich habe|ich hab|hab|habe|wir haben|es gibt|ich schreibe|wir schreiben|ich hab noch|ich habe noch|hab noch|schreibe ich|habe ich|hab ich',
  'ask when': 'wann|wann ist|wann sind|an welchem tag|welcher tag|bis wann|wann muss ich|wann hab ich|wann habe ich',
  'ask time': 'um wie viel uhr|um wieviel uhr|wie viel uhr|zu welcher zeit|wieviel uhr',
  'ask what':
    'was|was ist|was habe ich|was hab ich|was steht|was steht an|habe ich|hab ich|gibt es|gibts|steht was an|steht|irgendwas|steht an|hab ich was|habe ich etwas|muss ich was|was muss ich',
  'ask which': 'welche|welcher|welches|welchen|wer',
  'ask howmany': 'wie viele|wieviele|wie viel|wieviel',
  'ask howlong':
    'wie lange noch|wie lange|wie viele tage noch|wie viele tage bis|wie lange bis|in wie vielen tagen|wie viele tage',
  'ask where': 'wo|wo ist',
  'ask yesno': 'ist|sind|bin ich|bin',
  'ask doubt': 'soll ich|warum|wieso|wie kann ich|kann ich',
  filler:
    'ups|hoppla|uups|zur gleichen zeit|gleiche zeit|gleiche uhrzeit|bitte|hallo|moin|mal|und|auch|noch|dann|kannst du|kannst du bitte|konntest du|konntest du bitte|kannst du mir|konntest du mir|danke|doch|eigentlich|stattdessen|lieber|ach|also|ja also|jetzt|nochmal|einfach|ich mochte|ich will|ich wurde gerne|wurdest du|schnell|servus|oh|gerne|halt|sorry|kurz|wieder|schon|mir|rein|ok dann',
  not: 'nicht|kein|keine|niemals|nie',
  'state done':
    'schon gelesen|bezahlt|schon bezahlt|ist bezahlt|fertig|erledigt|abgegeben|gemacht|geschafft|ich bin fertig mit|bin fertig mit|abgeschlossen|eingereicht|ich habe abgegeben|fertig mit|hab ich gemacht|habe ich gemacht|hab ich abgegeben|gelesen|gekauft|ist fertig|ist erledigt|als erledigt|als fertig|hab ich erledigt',
  'state moved':
    'kann warten|muss warten|hat zeit bis|wurde verschoben|verschoben|verlegt|ist jetzt|wurde verlegt|ist verschoben|ist jetzt am|verlangert|findet jetzt',
  'state cancelled': 'fallt aus|abgesagt|entfallt|wurde abgesagt|ist abgesagt|fallt weg|wurde gestrichen',
  'filter overdue': 'uberfallig|zu spat|verpasst|versaumt|liegen geblieben|liegengeblieben|vergessen',
  'filter free': 'frei|freie',
  'filter busy': 'beschaftigt|voll',
  'filter next': 'nachste|nachster|nachstes|als nachstes|nachsten|demnachst',
  'filter after': 'nach|danach|darauf',
  'filter undated': 'ohne datum|kein datum|ohne termin|ohne frist',
  'filter left': 'offen|ubrig|noch offen|offene|zu tun|offenen',
  'filter all': 'alle|alles|jede|jeden|allen|samtliche',
  pron: 'es|das|den|die da|ihn|diese|dieses|diesen|sie|das da',
  other: 'der andere|die andere|das andere|nicht den|nicht die|den anderen|nein die andere|nicht das|nein den anderen',
  yes: 'ja|jo|jep|klar|genau|gerne|ja bitte|mach das|ok|okay|passt|jawohl|na klar|ja genau|ja mach|ja gerne|mach mal|stimmt|richtig',
  no: 'nein|ne|nee|lass es|lieber nicht|doch nicht|vergiss es|egal|lass das|nein danke|abbrechen',
  greet:
    'guten morgen|guten tag|guten abend|hilfe|was kannst du|danke|vielen dank|danke dir|super|super danke|danke schon',
  correct: 'ich meinte|ich meine|meinte|nein ich meinte|ach ne',
  instead: 'stattdessen|lieber|doch lieber|eher|doch erst|doch',
  same: 'und|was ist mit|wie siehts aus mit|und was ist mit|wie sieht es aus mit|und wie|und am|und wie siehts',
  after:
    'und danach|danach|und das danach|der danach|die danach|was kommt danach|und die danach|und dann|und der danach',
};
