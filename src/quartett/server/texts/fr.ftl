# Messages d'une table, quel que soit le jeu. Dans le journal, $who et $other sont des noms.

## Le journal

table-joined = { $who } s’assoit.
table-stood-up = { $who } se lève.
table-number-withheld = { $who } n’a pas révélé son nombre ; tous les autres en ont tiré un nouveau.
table-number-late = Le nombre de { $who } est arrivé trop tard : il ne compte pas.
table-number-away = { $who } n’était pas là : son nombre ne compte pas.
table-void = { $who } n’a pas révélé son nombre. On ne joue donc pas ici : ce serait un moyen de refuser des cartes.
table-begun = La partie commence.
table-over = La partie est finie.
table-wished = { $who } voudrait revenir à l’étape { $to }.
table-declined = { $who } préfère continuer.
table-wish-ended = { $who } n’est pas là ; la demande de revenir en arrière est annulée.
table-undone = { $who } revient sur ce qui a été fait.
table-kept-left = { $who } n’est plus là ; un bot garde la place.
table-kept-away = { $who } n’est pas là pour l’instant ; un bot garde la place.
table-kept-time = Le temps de { $who } est écoulé ; un bot garde la place.
table-returned = { $who } est de retour.
table-paused = { $who } met la partie en pause.
table-resumed = { $who } reprend la partie.
table-time = { $who } donne { $seconds } secondes de plus à { $other }.
table-bot-replaced = { $who } a mis trop de temps ; un choix plus simple a été fait.
table-moved = { $who } : { $word }
table-happened = { $word }

## Les refus

table-only-watching = il faut une place à la table pour cela ; tu regardes
table-not-your-seat = cela ne vaut que pour ta propre place ; celle-ci n’est pas à toi
table-only-host = seule la personne qui a ouvert la table peut le faire ; ce n’est pas toi
table-is-waiting = la partie doit avoir commencé ; ce n’est pas encore le cas
table-is-playing = c’était à faire avant le début ; la partie est en cours
table-is-paused = la partie doit être en cours ; elle est en pause
table-is-over = la partie doit être en cours ; elle est finie
table-is-closed = cette table est fermée
table-not-over = la partie doit être finie ; elle ne l’est pas encore
table-no-such-seat = les places ont un numéro inférieur à { $seats } ; reçu : { $seat }
table-other-step = étape attendue : { $expected } ; reçue : { $got }
table-name-characters = un nom se compose de caractères visibles
table-name-length = un nom compte de 1 à { $most } caractères ; reçu : { $got }
table-name-taken = quelqu’un porte déjà ce nom à cette table : « { $name } »
table-name-alphabets = ces lettres viennent de plusieurs alphabets ; choisis-en un seul
table-name-alike = ce nom ressemble trop à « { $name } » ; choisis-en un autre
table-no-such-level = niveau attendu, l’un de { $known } ; reçu : « { $got } »
table-full = il n’y a plus de place libre
table-taken = la place { $seat } est déjà prise
table-seats-taken = seules les { $seats } premières places peuvent être prises ; quelqu’un est assis plus loin
table-open-seats = il faut quelqu’un à chaque place ; il en reste de libres
table-numbers-collected = le nombre devait arriver avant le début de la partie ; il est trop tard
table-numbers-not-yet = le nombre ne vient qu’après tous les engagements ; il est trop tôt
table-number-differs = ce n’est pas le nombre sur lequel cet appareil s’est engagé
table-number-spent = ce nombre a déjà servi ; il en faut un nouveau
table-seat-is-kept = reprends d’abord ta place ; un bot la garde
table-not-your-turn = ce n’est pas ton tour ; on attend la place { $acting }
table-not-your-dice = ce n’est pas à toi de lancer les dés
table-no-undo = à cette table, on ne revient pas en arrière
table-no-wish = il n’y a pas de souhait auquel répondre
table-undo-needs = il faut l’accord de toutes les personnes concernées ; un bot joue pour { $who } : attends son retour
table-no-person = la place { $seat } n’est pas celle d’une personne
table-not-away = la personne à la place { $seat } est là
table-not-away-yet = un bot ne peut jouer qu’après { $grace } secondes d’absence ; { $who } a encore { $seconds } s pour revenir
table-time-for-others = le temps est un cadeau : on ne le donne qu’aux autres
table-no-clock = aucune horloge ne tourne à la place { $seat }
table-only-bots = il faut au moins une personne à la table ; sur ce serveur, les bots ne jouent pas entre eux
table-no-hints = cette table ne donne pas de conseils
table-no-reactions = cette table n’a pas de réactions
table-no-invitation = ce lien ne fonctionne plus
table-removed = ce lien ne marche plus pour toi ; l’hôte a mis fin à ta visite
table-unknown = il n’y a pas de table à cette adresse
table-unreadable = cette table ne peut pas être lue ; ce qui en est enregistré est abîmé, et la personne qui gère le serveur en est avertie
table-too-many = trop de messages d’un coup ; attends un instant
table-seating = il faut dire qui s’assoit à chacune des { $seats } places ; reçu : { $got }
table-names = il faut un nom pour chacune des { $seats } places ; reçu : { $got }
table-no-hint = personne n’a de conseil en ce moment
table-notice-address = il faut une adresse joignable qui commence par https:// ou http://
table-notice-private = il faut une adresse hors de ce réseau
