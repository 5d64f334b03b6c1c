/// World manufacturer identifiers of common makers.
///
/// Source: the assignments that SAE International makes for ISO 3780, as published by NHTSA (vPIC, public data) and by
/// the makers. One line for each maker: kind, name, identifiers. Identifiers that are missing are unknown, not wrong.
enum VINMakerData {
    static let text = """
        L AAS:1P9654
        L AC Propulsion:1A9841
        L Acura:19U 19V 2HH 2HN 4W5 5FR 5J8 5KC JH4
        L Alfa Romeo:ZAR ZAS
        L Allard Motor Works:2A9191
        L Allianz Sweeper Company:1J9172
        L Am General:137
        L AM General:57W
        L AMD:4A9012
        L American Lafrance:1AF
        L American LaFrance:4Z3
        L American Motors:1AC 1AM 2CM
        L Ameritech Corporation:1A9398
        L Amphi-Ranger:W09R09
        L Armbruster Stageway:1S9208
        L Aston Martin:SCF SD7
        L Atlanta Fabricating & Equipment Co:1A9097
        L Audi:93U TRU WA1 WAU WU1 WUA
        L Autocar Ltd:SJZ
        L Autodelta USA Inc:1A9539
        L Autokad:X89AC5
        L Automobili Pininfarina:ZA9M91
        L Avanti:12A
        L Avera Motors:53J
        L Azure Dynamic Inc:5R6
        L Azure Dynamics:537
        L Badger Equipment:1B9979
        L Bakkura Mobility:520
        L Ballistic:4B9272
        L Battle Motors:4C9541
        L BBC:1B9884
        L Bentley:SCB SJA
        L Beyond Roads:4B9070
        L Blackwater:4B9146
        L Blue Arc:7SU
        L Blue Bird:1BC
        L Bluecar:VL4
        L BMW:3MF 3MW 4US 5UM 5UX 5YM LBV WAP WB5 WBA WBS WBX WBY
        L Boulder Electric Vehicle:1B9942
        L Brain Unlimited:1B9821
        L Bremach:7P2
        L BrightDrop:2G5 5G5
        L Bug Motors:5AC
        L Bugatti:VF9795 ZA9D39
        L Buick:1G4 2G4 3G4 3G5 5GA KL4 LRB W04
        L BXR:4B9079
        L BYD:4B9174 LA9LC0 LC0 LGX LPE
        L C-R Cheetah Race Cars:1C9519
        L Cadillac:1G6 1GY 2G6 3GG 3GY LRE LSG W06
        L Calaveras Mfg. Inc:1C9539
        L California:1H9610
        L CalMotors:4C9034
        L Cami:4C9014
        L Cami Automotive:2CC
        L Canoo:7TN 7WT
        L Carbodies:SCR
        L Care Industries Ltd:2C9184
        L Cenntro:7MW
        L Changan:LS5
        L Chanje:LA9HZG LZ9HZG
        L Chery:LVV
        L Chevrolet:1G1 1GB 1GC 1GN 2G1 2G8 2GC 2GN 3G1 3GB 3GC 3GM 3GN 4G1 4G3 8AG 8LA 9BG J8Z KL1 KL7 KL8
        L Chrysler:1A4 1A8 1C3 1C8 2A3 2A4 2A8 2C3 2C4 2C8 2CA 3A4 3A8 3C3 3C4 3C8 3CA 4C3 ZC2
        L Chrysler De Mexico Toluca:3B3
        L Citroën:8BC 935 VF7 VR7 VS7
        L Classic Roadsters:4CR
        L Classic Sports Cars:1C9369
        L Clenet:1C9396
        L Coachworks:4C9152
        L Cobra Cars:1C9453
        L Coda:53G
        L Collins:1C9251
        L Consulier:1C9516
        L Consulier GTP:43C
        L Contemporary Classic Cars (CCC):58M
        L Costin sports car:TMC
        L Creative Coachworks:4C9333
        L Creative Coachworks Inc:1C9416
        L Cross Lander of North America Inc:1C9853
        L Crown Energy Technologies:2R9678
        L Cruise:5G2
        L CX Automotive:1C9291
        L Czinger:4C9561
        L Dacia:UU1 UU3 UU5 VGA
        L Daewoo:5GD KLA SUP
        L Daihatsu:JD1 JD2 JDA MHK
        L Daimler Chrysler:WD2
        L Daytona Coach Builders:1P9065
        L Dennis:1D9791
        L Dennis Eagle:SEG
        L DeSoto Motors:1J9447
        L Diamond Heavy Vehicle Solutions:1D9514
        L Dodge:1B3 1B4 1B7 1B8 1D3 1D4 1D7 1D8 2B3 2B4 2B7 2B8 2D3 2D4 2D7 2D8 3B4 3B7 3B8 3D3 3D4 3D7 3D8 4B3 JB3 \
        JB4 JB7
        L Dongfeng:LDP LGB LGH LGJ LVP
        L DS:VR1
        L E-One:4EN
        L Eagle:1E3 2E3 2XM 3E3 4E3 JE3 JE4 MN3
        L Ecocar:1E9690
        L Efficient Drivetrains, Inc:1E9616
        L Electric Car Company:1E9104
        L Electric Mobile Cars:1E9466
        L Elgin Sweeper Co:1E9105
        L Elite Motor Sales:1E9685
        L Elms:7RZ
        L eMa:1E9581
        L Engine Connection:1E9333
        L Envirotech Drive Systems Incorporated:1E9617
        L Equus Automotive:52S
        L EV Innovations:1E9465
        L EV Portable:1E9701
        L Excalibur Automobile Corporation:1XA
        L Execucoach Inc:1E9101
        L Falcon:1F9406
        L FAW:LFM LFP
        L FCA Canada:2C6
        L FCA Italy S.P.A:ZAC ZFB
        L Federal Motors Inc:1F9037
        L Ferrari:ZDF ZFF ZSG
        L FF:7G0
        L Fiat:3E4 8AP 9BD ZFA ZFC
        L Fisker:514 VCF YH4
        L Ford:177 1F1 1F6 1F7 1FA 1FB 1FC 1FD 1FM 1FT 1H9814 1ZV 2FA 2FM 2FT 3FA 3FE 3FM 3FR 3FT 6FP 8AF 9BF AFA \
        JC2 KNJ LVS MAJ MNB NM0 PE1 SFA VS6 WF0 WF1 X9F Z6F
        L Formula 1 Street Com:1F9306
        L FortuneSport VES:56N
        L Freightliner:W2W
        L GAC:LMG
        L GAZ:XTH
        L Geely:L6T LB3
        L General Motors:1G5 2C1 2CK 2CN 4GD JG1 JGT
        L General Purpose Vehicles:1G9297
        L Genesis:KMT KMU
        L Geo:1Y1
        L Glickenhaus:4S9542 4S9544
        L Global Environmental Products Inc:1G9462
        L Global Fabricators:1G9176
        L GMC:1GD 1GJ 1GK 1GT 2C0 2CT 2GD 2GK 2GT 3GD 3GK 3GT 4G5 5G3
        L Great Wall:LGW
        L Greenkraft:5ZU
        L GreenPower:1G9619
        L Grumman:1G9088
        L Gruppe B:1S9566
        L Gullwing International Motors, Ltd:1G9231
        L Heritage:1D9738 4HM
        L Hines Speciality Vehicle Group:1H9675
        L Holden:5G8 6G1 6G2 6G3 6H8
        L Honda:19X 1HG 2HG 2HJ 2HK 3CZ 3GP 3HG 4S6 5FN 5FP 5J6 5J7 5KB 7FA 8C3 93H JH1 JHL JHM LHG LUC LVH MAK MHR \
        MRH NLA PMH RLH SHH SHS
        L Hummer:5GN 5GR 5GT
        L Humvee:1A9997 1V9218
        L Hunter Automotive Group, Inc:5ES
        L Hunter Design Group, LLC:1H9455
        L Hyundai:2HM 5NM 5NP 5NT 95P 9BH KM8 KME KMF KMH LBE MAL NLH PFD RLU TMA X7M Z94
        L IC Bus:4KA
        L iEV:1Z9670
        L IEV CORPORATION / iEV:1Z9698
        L Indiana Phoenix Inc:1Z9161
        L Ineos:SC6 SH7
        L Infiniti:5N3 JNK JNR JNT
        L Inzuro:4A9043
        L Iran Khodro:NAA
        L Iron Guru Customs:1R9869
        L Isuzu:1GG 4GT 4NU 4S1 4S2 5KL JAA JAB JAC JAE JAL JR2 LES LM5 LWL MPA
        L Isuzu Motors Limited, Japan:J81 J87
        L Iveco:VNE WJM ZCF
        L Ives Motors Corporation (IMC):5BJ
        L JAC:1J9123 LJ1
        L Jaguar:SAD SAJ
        L Jasper's Hot Rods LLC:1J9393
        L Jeep:1C4 1J3 1J4 1J7 1J8 1JC 1JT 2BC 2J4 3J4 988
        L JMC:LEF
        L Kalmar Industries LLC:11V
        L Kandi:7KZ
        L Karma:50G
        L Kepler Motors:1K9303
        L Kia:5XX 5XY KNA KNC KND KNE LJD U5Y U6Y XWE
        L Kia Mexico S.A. De C.V:3KP
        L Kimble Chassis:1K9208
        L Kindig:1K9436
        L Koenigsegg:YT9007
        L Korando:KPS
        L KSM Inc:2K9064
        L Kubvan:1GW
        L Kunke:LA9AKK
        L LA Exotics:1L9155
        L Lada:XTA XTB XTE XTK
        L Laforza:1L9234
        L Lamborghini:ZA9A12 ZHW ZPB
        L Lancia:2E4 ZLA
        L Land Rover:SAL SAR
        L Lexus:2T2 58A JT6 JT8 JTH JTJ
        L Lincoln:1L1 1LN 1MR 2LM 2LN 3LN 5L1 5LM 5LT
        L Lion Electric Manufacturing USA Inc:7TG
        L Lite Car:4T9343
        L Lodal:1L9006
        L LondonCoach Inc:18L
        L Lonestar Specialty Vehicles:1L9660
        L Lordstown:7NY
        L Lotus:SCC
        L Lucid:50E
        L Lumen:4T9228
        L Mahindra:MA1 MCU MCV
        L Making You Mobile:1M9842
        L Mana:7GB
        L Marmon Motor Co:1JU
        L Maruti Suzuki:MA3
        L Maserati:ZAM ZN6
        L Matrix Motor Company:1M9606
        L Maxim Inc:1M9300
        L Maxus:LSF LSH
        L Mazda:1YV 3MD 3MV 3MY 3MZ 4F2 4F4 7MM JC1 JM1 JM2 JM3 JM6 JM7 JMZ MM0 MM8
        L McLaren:SBM
        L Mercedes-Benz:4JG 55S 8AB 8AC 8BR 8BT 8BU 9BM ADD LEN MHL V9D VSA W1K W1N W1V W1W W1Y WD0 WD1 WD3 WD4 WD8 \
        WDB WDC WDD WDF WDP WDR WDY WDZ
        L Mercury:1ME 1ZW 2ME 2MR 3MA 3ME 4M2 4M4 5M2 6MP
        L MG:LSJ MZ7 SDP
        L MGS Grand Sport (Mardikian):1M9227
        L MINI:LBW WMW WMZ
        L Mitsubishi:1Z3 1Z4 1Z7 4A3 4A4 4P3 6MM 93X JA3 JA4 JA7 JJ3 JMA JMB JMY KPH ML3 MMA MMB MMC MMT XMC Z8T
        L Mitsubishi Fuso:JW7
        L Moke:SD8
        L Moke America:4M9072
        L Morgan:SA9004 SA9A11 SA9J00
        L Mosler:1M9682
        L Mullen Automotive Inc:7TZ
        L mycar:XZ1
        L Naffco:RA9007
        L National Oilwell Varco:1J9049
        L Nikola:1N9393
        L Nissan:1N4 1N6 3N1 3N6 3N8 4N2 4N4 5BZ 5N1 94D ADN JN1 JN3 JN6 JN8 KNM MDH MLN MNT SJK SJN VSK VWA Z8N
        L Nissan North America:3PC
        L NJD Automotive LLC:1N9295
        L Oldsmobile:1G3 1GH 2G3 3G3
        L Opel:1G0 VSX VXE VXK W0L W0P W0S W0V XUF
        L Orange EV LLC:1Z9530
        L Orion Bus:2BA
        L OutAbout:1R9059
        L Pagani:ZA9F76
        L Panoz:1P9213
        L Panther:SA9005
        L PAS:1P9794
        L Patriot Energy Services:1P9590
        L Perodua:PM1 PM2
        L Peugeot:8AD 936 VF3 VR3
        L Phoenix:1P9843
        L Phoenix Motorcars:1P9466 1P9481
        L Phoenix Sports Cars, Inc:1P9443
        L Pierce Manufacturing:4P1
        L Pininfarina:ZFR
        L Plymouth:1P3 1P4 1P7 2P3 2P4 2P7 3P3 3P4 3P7 JP3 JP4 JP7 MP3
        L Polestar:7JP LPS YSM YSR
        L Pontiac:1G2 1G7 1GM 2C2 2CG 2G2 2G7 3G2 3G7 4G2 5Y2 JG2 KL2
        L Porsche:WP0 WP1
        L Precedent:1L9067
        L Protected Vehicles:1P9603
        L Proton:PL1
        L Rage:1R9885
        L Rally Sport:1S9547
        L Ram:1C6 3C6 3C7
        L Renaissance:4HR
        L Renault:8A1 93Y 9FB NM1 VF1 VF2 VF6 VS5 VSR VSY X7L
        L Revology:1R9788
        L Rig Works:1R9571
        L Rimac:V39AB8
        L Rivian:7FC 7PD
        L Rocket Sled Motors:1R9595
        L Rolls-Royce:SCA SLA
        L Rover:SAX
        L RS Spider:1S9557
        L RUF:W09R06
        L Saab:3G0 5S3 JF4 YK1 YS3 YSC
        L Saleen:1S9842
        L Saturn:1G8 3GS 4NT 5GZ W08
        L SAW:LGA
        L Scammell:SBS
        L Scion:JTK JTL JTN
        L Scout:7WA
        L Scuderia Cameron Glickenhaus (SCG):4S9454
        L SEAT:VSS
        L Service King Manufacturing:1S9976
        L SF Motors Inc:7HT
        L Shandong Keyu Special Aotomobile Manufacturing Co.:LA9ZGC
        L Shelby:4S9489 5CX
        L Signature Autosport:4S9520
        L Simon-Duplex:1S9020
        L Smart:HES WME
        L Smith Electric Vehicles:4S9197
        L Snowblast-Sicard, Inc:1S9226
        L Solectria:1S9S10 1S9S20 1S9S30 5BP
        L Spartan Motors:4S9419
        L Sprinter (Dodge or Freightliner):WD5
        L SPV:4S9263
        L Spyker:XL9363 XL9486
        L SsangYong:KPB KPT
        L SSC North America:1S9944
        L Stanford Customs:4S9449
        L Steamroller Motorcycle Company LLC:4S9105
        L StoutBilt:1S9089
        L Subaru:4S3 4S4 4S5 JF1 JF2 JF3
        L Supercar System:4S9407
        L Superior Coaches:41S
        L Sutphen:1S9003
        L Suzuki:2S2 2S3 5Z6 JG7 JGC JS2 JS3 JS4 KL5 MBJ MMS TSM VSE
        L T Series LLC:4T9531
        L Tata:MAT
        L Tenco:2R9708
        L Terberg Benschop B.V:XLW
        L Terex Advance Mixer:5DG
        L Terrafugia:1T9979
        L Tesla:5YJ 7G2 7SA LRW SFZ XP7
        L Th!nk:1FL 53T YYC
        L The Vehicle Production Group:523
        L The Vintage Company:849001
        L TICO Manufacturing Division:1T9825 7XC
        L Total Electric Vehicles:4T9015
        L Toyota:1NX 2T1 2T3 3TM 3TY 4T1 4T3 4T4 4TA 5TB 5TD 5TE 5TF 5TN 5YF 6T1 7MU 7SV 8AJ 9BR AHH AHT JT2 JT3 JT4 \
        JT5 JTB JTD JTE JTF JTG JTM LTV LVG MHF MR0 MR1 MR2 NMT PN1 RL4 SB1 TW0 TW1 VNK WZ1 XW7 YAR
        L Transportation Power:4T9072
        L Trident Motor:1RG
        L Triumph:SAT
        L UAZ:XTT
        L UCC:1U9163
        L Ukeycheyma:54T 54U 54V 54W
        L US Specialty Vehicles LLC:7G6
        L USA Motor Corporation:1U9108
        L USA MPV Co:4C9687
        L Utilimaster Motor Corporation:45V
        L Vector Aeromotive Corporation:1V9048
        L Veolectra:1V9258
        L Via Motors, Inc:7U7
        L VinFast:RLL
        L Vintage Auto:1V9045
        L Vironex:1B9113
        L Vision Industries:1V9179
        L Volkswagen:1V1 1V2 1VW 2V4 2V8 3VV 3VW 8AW 9BW AAV LSV WV1 WV2 WV3 WV4 WV5 WVG WVW WVZ XW8
        L Volvo:7JR L6B LVX LVY LYV XLB YV1 YV4 YV5
        L Warhawk Performance:1W9492 1W9493
        L Wausau Equipment Company:1W9515
        L Westfall Motors Corp:1W9097
        L Wheatridge:1W9547
        L Winnebago:1WT 1WV 1WW
        L Workhorse:59R
        L Workhorse Custom Chassis:5T4
        L World Transport Authority:1W9303
        L Wuling:LZW
        L Xos:7UK
        L XPeng:L1N
        L Yester Year Auto:1Y9018
        L Zastava:VX1
        L Zeligson:1Z9106
        L Zoox:7Z0
        L Zzknown:R7E
        L Škoda:TMB
        T Alkane:1A9958
        T American Truck Company:1A9602
        T Autocar:1WA 5V4
        T Autocar Industries:516
        T Blue Diamond Truck, S. De R. L. De C. V:3HC
        T Capacity Trucks:4LM
        T DAF:XLE XLR
        T Diamond Reo:1D9309
        T Electric Vehicles International:1E9486
        T Ford:3FN
        T Freightliner:1FU 1FV 2FU 2FV 3AK 3AL AFV KFB RSB W1H W2Y WD6 WYB
        T FWD:1F9FT1 1F9FT2
        T Hino:2AZ 5PV 7H4 JH7 JHA JHB JHD
        T International:1HS 1HT 2HS 2HT 3HA 3HS 4DR 5RJ JPB JPE
        T Kamaz:XTC
        T Kenworth:1NK 1XK 2NK 2XK 3BK 3NM 3WK 3WM 3XK SFN
        T Kovatch Mobile Equipment:1K9058
        T Mack:1M1 1M2 1S9136 2M1 VG6
        T MAN:VSM WMA
        T MAZ:Y3M
        T Mercedes-Benz:1MB 9DB
        T Mini Big Trucks:1M9200
        T Mitsubishi Fuso:JL5 JL6 JLF TYB
        T Navistar:1HP 3HR
        T Navistar Canada:2HP
        T Navistar Defense:7NA
        T Oshkosh:10T
        T Ottawa Brimont Corporation:109024
        T Peterbilt:1NP 1XP 2NP 2XP 3BP 3WP
        T Rainier Truck and Chassis:58W
        T Rosenbauer:VA9RB1
        T S.T.I:1S9391
        T Scania:9BS YS2
        T Seagrave:1F9ST1 1F9ST2
        T Sinotruk:LZZ
        T Spartan Fire:4S9559
        T Sterling:2FW 2FZ
        T Sterling Truck:3F6 3SD 480 49H
        T Tatra:TNA TNE TNU
        T Tiger Truck:1T9726
        T Truck Equipment Corporation(TEC):1T9031
        T UD:JNE
        T Volvo:4VJ 9BV
        T Volvo Truck:4VD 4VG
        T Volvo Trucks:4V1 4V4 4V5 4VA 4VZ 93K YB3 YV2
        T Western Star:2WE 2WK 2WL 2WM 3BH 5CK 5KJ
        T White:1WU
        B Blue Bird:1BA 1BB
        B Gillig:15G
        B Ikarus:TSE
        B Irizar:VSI
        B King Long:LA6
        B MCI:1M8 2MG
        B Neoplan:WAG WAN
        B New Flyer:2FY 5FY
        B Nova Bus:2NV 4RK
        B Prévost:2PC
        B Setra:WKK
        B Solaris:SUS
        B Thomas Built:1T7 1T8
        B Van Hool:YE2
        B VDL:XNL
        B Volvo Buses:YV3
        B Yutong:LZY
        M Aprilia:ZD4 ZGS
        M Bajaj:MD2
        M Benelli:ZBN
        M Beta:ZD3
        M BMW Motorrad:WB1 WB3 WB4
        M Buell:4MZ
        M Can-Am:2BP 3JB
        M Derbi:VTH
        M Ducati:ML0 ZDM
        M Energica:ZGV
        M Gas Gas:VTR
        M Harley-Davidson:1HD 5HD 932
        M Hero:MBL
        M Honda Motorcycles:1HF 3H1 JH2 ME4 MLH VTM ZDC
        M Husqvarna:ZKH
        M Indian:56K 5PM
        M Kawasaki:JKA JKB MLK
        M KTM:VBK
        M Kymco:LC2 RFB
        M Moto Guzzi:ZGU
        M Piaggio:LBM RP8 ZAP
        M Polaris:4XA
        M Royal Enfield:ME3
        M Suzuki Motorcycles:JS1 VTT
        M SYM:RFG
        M Triumph:SMT
        M TVS:MD6
        M Ural:X8J
        M Victory:5VP
        M Yamaha:JYA JYE LPR ME1 MH3 MLE RKR VG5
        M Zero:538
        R Fontaine:13N
        R Great Dane:1GR
        R Hobby:WHB
        R Knaus:WKN
        R Krone:WKE
        R Kögel:WK0
        R Schmitz Cargobull:WSM
        R Stoughton:1DW
        R Utility:1UY
        R Vanguard:527 5V8
        R Wabash:1JJ
        """
}
