/**
 * Words that tell what happens to a thing, to whom and why. They name no thing, unless a title on the schedule has them:
 * "gis map, prof says friday is fine too".
 */
export const sentenceWords: ReadonlySet<string> = new Set(
  (
    'can could should would might may must shall want wants wanted need needs needed let lets make makes made got get gets getting go goes going went gone come came comes put puts take takes took taken give gives given gave say says said tell tells told ask asked think thinks thought guess know knows knew mean means meant look looks looked see saw seen find found feel feels seem seems try tried keep keeps kept stay stays happen happens happened turn turns turned work works worked wait waits check checked checking change changed mark marked tick ticked count counts left leave leaves hit end ends ended miss missed forget forgot remember decide decided agree agreed agrees okd okayed announced announce posted confirmed allowed allow assigned assigns promised supposed ' +
    'not no nor never none nothing nobody everyone everybody anyone someone somebody people guys ' +
    'dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt hasnt havent hadnt aint ill ive im id youre hes shes theyre theyve weve thats theres heres whats hows whens wheres lets ' +
    'fine good better best bad worse worst great nice wrong right true hard easy free busy tired late early sick dead mad sad happy glad sure dry long short same different other another else next last first many much more most less least few several enough all both half kinda ' +
    'before until til while during because cuz bc since after though although unless whether besides except without instead ' +
    'moved pushed cancelled canceled postponed rescheduled extended delayed bumped dropped scrapped finished done completed submitted handed sent paid uploaded cleared covered clouded snowed rained called closed opened ' +
    'prof profs professor teacher instructor dr mr mrs ms ta tas he she they we dean everyone ' +
    'flu ill weather snow rain storm traffic emergency reason thankfully luckily sadly unfortunately honestly seriously lowkey highkey fr frfr tbh ugh yay oops hmm wow damn god gosh hell crap bro dude man pls plz thx ty ' +
    'how who what when where why which whose n u ur r b4 w bout abt eod asap cuz gonna wanna gotta lemme gimme tho thru rly rlly ' +
    'save life luck mind day days time times hour hours minute minutes week weeks month today tonight now then later soon ' +
    'nicht kein keine keinen jetzt lieber doch schon mal noch nur muss musst kann kannst sollte will haben hat hast war wird wurde machen mach gemacht fertig erledigt verschoben abgesagt ausgefallen fallt aus weg krank lehrer dozent dozentin uhrzeit bleibt irgendwann sondern statt erst ' +
    'no ya tengo tiene tenemos hay hice hizo hecho listo mejor ahora solo pasa pasaron paso cambio cambia cancelaron cancelado profe profesor profesora borres ponlo dieron quedo enfermo enferma falta aun todavia ' +
    'pas ne plus deja fait faut fini rendu annule annulee decale decalee repousse plutot maintenant finalement juste mets mettre donne prof malade reste encore supprime enleve quoi quand'
  ).split(' '),
);
