/**
 * Passwords of six characters or more that every published count of leaked passwords has near its top, and the
 * words of this product. Lower case; the comparison folds case.
 */
const words = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321
123123 123123123 123321 1234321 12344321 112233 11223344 1122334455 102030 10203040 121212 12121212 131313 141414
151515 161616 171717 181818 191919 202020 212121 232323 242424 252525 313131 343434 420420 456456 456789 456123
789456 789456123 741852 741852963 147258 147258369 147852 147852369 159357 159753 159951 963852 963852741 852456
951753 753951 369258147 135790 135791 246810 2468101 101010 10101010 100200 111222 111222333 121314 123654
123654789 123789 124578 131415 134679 135246 142536 321321 321654 321654987 520520 5201314 1314520 147147 258258
258456 369369 456852 520131 696969 69696969 654654 7758521 789789 789987 852852 951951 987987 998877 009900 001122
12341234 12345612 123456123 1234512345 1234554321 123454321 12345679 1234567891 123456780 123459876 1234567899
password password1 password12 password123 password1234 password12345 passw0rd p@ssw0rd p@ssword p@ssw0rd1 pa$$word
pa$$w0rd passwort passwort1 passwort123 contrasena contraseña contrasena1 motdepasse motdepasse1 mot2passe parola
senha123 senhas passphrase passcode mypassword newpassword thepassword yourpassword nopassword ilovepassword
password! password1! password123! password01 password2 password3 password7 password9 password99 password11 passpass
pass123 pass1234 pass12345 passme passer passw0rd1 pass@123 pass@word p4ssw0rd p455w0rd p@55word p@55w0rd drowssap
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwertz qwertzu
qwertzui qwertzuiop azerty azerty123 azertyuiop azertyui qazwsx qazwsxedc qazwsx123 qaz123 qweasd qweasdzxc qweqwe
qweqweqwe qwe123 qwe123qwe qwer1234 qwert1 qwert123 qwert12345 qwaszx asdfgh asdfghj asdfghjk asdfghjkl asdf1234
asdfasdf asdasd asdasdasd asd123 asd123456 asdzxc asdqwe zxcvbn zxcvbnm zxcvbnm123 zxczxc zxc123 zxcv1234 zaq123
zaq12wsx zaq1zaq1 zaq1xsw2 xsw21qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz 1qaz@wsx !qaz2wsx 2wsx3edc 3edc4rfv
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qw23e 1234qwer
123qwe 123qweasd 123qweasdzxc 123qwe123 123asd 123asd123 123zxc 12qwaszx 12345q 12345qwert 123456q 123456a 123456abc
1234abcd 123abc 123abc123 a123456 a1234567 a12345678 a123456789 a12345 aa123456 aa1234 aaa111 ab123456 abc123 abc1234
abc12345 abc123456 abc123abc abcd123 abcd1234 abcd12345 abcde1 abcde123 abcde12345 abcdef abcdef1 abcdefg abcdefg1
abcdefgh abcdefghi abcabc a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 1a2b3c 1a2b3c4d q123456 q12345 w123456 z123456 m123456
s123456 k123456 aaaaaa1 aaaaa1 qqqqq1 zzzzz1 111111a 111111q 1111aaaa 0000aaaa 123456z 123456s 123456m 123456d
iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyou12 iloveyou123 iloveu iloveu2 iloveme iloveme1 ilovegod ilovehim
iloveher ilovejesus ilovemom ilovemyself imissyou lovelove lovely loveme loveme1 lovers loveyou loveyou1 love123
love1234 love12 love4ever truelove mylove mylove1 sexylove babylove tequiero teamo1 tequieromucho jetaime jtaime
ichliebedich schatz schatzi ichliebe amore1 amorcito teamomucho miamor mivida corazon corazon1 hermosa princesa
princesa1 doudou loulou chouchou nounours soleil bonjour bonjour1 marseille schalke04 hallo123 hallo1 hallo12
halloween hallohallo servus frankfurt hamburg berlin berlin1 muenchen bayern bayern1 dortmund sommer sommer123 winter1
admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 administrator adminadmin adminpass letmein
letmein1 letmein123 letmein! welcome welcome1 welcome12 welcome123 welcome1234 welcome! welcome01 welcome@123 wilkommen
willkommen bienvenue bienvenido login123 login1 logmein master master1 master123 masterkey root123 rootroot rootme
toor123 default default1 changeme changeme1 changeme123 change123 guest1 guest123 guestguest user123 user1234 username
username1 test123 test1234 test12345 tester testing testing1 testing123 testtest test12 temp123 temp1234 temporary
secret secret1 secret123 topsecret private access access14 access1 system system1 server computer computer1 internet
internet1 samsung samsung1 samsung123 google google1 google123 apple123 iphone iphone1 android microsoft windows
windows1 windows7 linux123 oracle cisco123 huawei nokia1 nokia123 facebook facebook1 youtube instagram twitter
linkedin myspace myspace1 whatsapp tiktok snapchat netflix spotify yahoo1 hotmail hotmail1 gmail123 mustang mustang1
dragon dragon1 dragon12 dragon123 monkey monkey1 monkey12 monkey123 tigger tigger1 tigers tiger1 tiger123 lion123
lions1 panther panther1 eagles eagles1 falcon falcon1 phoenix phoenix1 shadow shadow1 shadow12 shadow123 hunter
hunter1 hunter2 hunter12 killer killer1 killer123 soldier warrior ranger ranger1 rangers rangers1 batman batman1
batman123 superman superman1 superman123 spiderman spiderman1 spider1 ironman ironman1 avengers pokemon pokemon1
pokemon123 pikachu naruto naruto1 naruto123 sasuke dragonball goku123 starwars starwars1 startrek matrix matrix1
hello1 hello12 hello123 hello1234 hellohello hellokitty hello! heythere goodbye freedom freedom1 liberty justice
football football1 football12 football123 baseball baseball1 basketball basketball1 soccer soccer1 soccer10 soccer12
hockey hockey1 tennis tennis1 golfer golfing cricket volleyball softball swimming runner chelsea chelsea1 arsenal
arsenal1 liverpool liverpool1 manchester manutd realmadrid barcelona barcelona1 barca1 juventus acmilan inter1
boca123 riverplate america america1 mexico mexico1 chivas chivas1 cruzazul steelers steelers1 cowboys cowboys1 yankees
yankees1 lakers lakers1 lakers24 redsox redsox1 packers broncos patriots raiders raiders1 jordan23 jordan jordan1
princess princess1 princess12 princess123 sunshine sunshine1 sunshine12 flower flower1 flowers rainbow rainbow1
butterfly butterfly1 angel1 angel123 angels angels1 angelo angelito babygirl babygirl1 babygirl12 babyboy babyboy1
baby123 sweety sweetie sweetheart sweet16 honey1 honey123 honeybee cutie1 cutiepie cookie cookie1 cookies chocolate
chocolate1 candy1 candy123 cupcake cupcake1 cheese cheese1 banana banana1 orange orange1 cherry cherry1 peaches
peanut peanut1 pepper pepper1 ginger ginger1 coffee coffee1 chicken chicken1 pizza1 pizza123 strawberry apples
michael michael1 michelle michelle1 jessica jessica1 ashley ashley1 amanda amanda1 jennifer jennifer1 daniel daniel1
daniel123 anthony anthony1 andrew andrew1 andrea andrea1 joshua joshua1 matthew matthew1 robert robert1 thomas thomas1
william william1 charlie charlie1 charlie123 george george1 jordan12 justin justin1 justinbieber brandon brandon1
nicole nicole1 nicolas nicolas1 samantha samantha1 stephanie elizabeth elizabeth1 alexander alexandra alejandro
alejandra alexis alexis1 carlos carlos1 fernando gabriel gabriel1 gabriela cristina carolina valentina sebastian
francisco ricardo roberto eduardo martinez gonzalez rodriguez martin martin1 sandra sandra1 patrick patrick1 nathalie
isabelle camille thomas123 julien nicolas123 maxime florian christian christian1 stefan stefan1 andreas alexander1
tobias sebastian1 katharina melanie sabrina sabrina1 victoria victoria1 vanessa vanessa1 natasha natalia patricia
jasmine jasmine1 maggie maggie1 buster buster1 bailey bailey1 buddy1 buddy123 molly1 lucky1 lucky7 lucky13 lucky123
snoopy snoopy1 scooby scooby1 garfield mickey mickey1 minnie donald tweety tweety1 barbie barbie1 winnie bambam
summer summer1 summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter winter123
winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2023 spring2024 spring2025 autumn autumn2024
january february august september october november december monday friday friday13 sunday sunday1 saturday
purple purple1 purple12 yellow yellow1 silver silver1 golden golden1 black1 black123 white1 green1 green123 blue123
blue22 redred pink123 pinky1 diamond diamond1 crystal crystal1 ruby123 jewels money1 money123 money100 cash123
dollar million billionaire success success1 winner winner1 champion champ1 legend trustno1 whatever whatever1
nothing nothing1 something anything blahblah blahblah1 asshole asshole1 fuckyou fuckyou1 fuckyou2 fuckme fucker
fuckoff bullshit bitch1 bitches sexy12 sexy123 sexygirl sexybitch pussy1 pussycat playboy playboy1 naughty 69camaro
jesus1 jesus123 jesuschrist jesus777 christ1 christ church1 god123 godisgood godislove blessed blessed1 faith1
heaven heaven1 forever forever1 family family1 family123 family4 friends friends1 bestfriend bestfriends mother mother1
mommy1 mommy123 daddy1 daddy123 daddysgirl sister brother brother1 grandma children junior junior1 senior freddy
school school1 teacher student student1 college metallica metallica1 slipknot slipknot1 nirvana nirvana1 eminem eminem1
greenday blink182 beatles rockstar rockstar1 rocknroll guitar guitar1 music1 music123 dancer dancer1 dance1 dancing
ferrari ferrari1 porsche mercedes mercedes1 corvette camaro camaro1 yamaha yamaha1 honda1 honda123 toyota harley
harley1 racing racing1 biteme biteme1 sammy1 sammy123 rocky1 rocky123 max123 maximus maxwell casper casper1 merlin
merlin1 wizard gandalf hobbit harrypotter potter hogwarts genius genesis genesis1 eternity creative computer123
qwerty! qwerty1! abc123! abc@123 abcd@1234 admin! admin1! test@123 india123 india@123 pakistan bangladesh indonesia
bangkok london london1 london123 england england1 scotland ireland france france1 france98 paris1 paris123 madrid
espana germany deutschland schweiz italia italia1 brasil brazil1 russia newyork newyork1 newyork2 california texas1
florida chicago chicago1 boston1 dallas dallas1 denver1 hawaii canada canada1 australia sydney tokyo1 singapore
pomona pomona1 pomona12 pomona123 recipe recipes recipes1 recipes123 healthy healthy1 health123 nutrition diabetes
diabetes1 cooking cooking1 kitchen kitchen1 foodie foodie1 cook123 chef123 delicious vegan123 vegetarian keto123
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
